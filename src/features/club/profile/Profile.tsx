import { Trans } from '@lingui/react/macro';
import type { MemberInfo } from '../../../api/member/schema';
import { formatLongDate } from '../../../i18n/format';
import * as styles from '../Club.css';
import { Account } from './Account';
import { Contact } from './Contact';
import { Unconfirmed } from './Unconfirmed';

export function Profile({ member }: { member: MemberInfo }) {
  const { firstName, lastName, memberNumber, memberSince, address } = member;
  return (
    <>
      <Unconfirmed member={member} />
      <div className={styles.cards}>
        <Contact member={member} />
        <section className={styles.card} aria-labelledby="profil-adress">
          <h2 id="profil-adress" className={styles.title}>
            <Trans>Namn och adress</Trans>
          </h2>
          <address className={styles.address}>
            {firstName} {lastName}
            {address.careOf !== null && (
              <>
                <br />
                c/o {address.careOf}
              </>
            )}
            <br />
            {address.street}
            <br />
            {address.postalCode} {address.city}
          </address>
          <p className={styles.note}>
            <Trans>Uppgifterna hämtas från folkbokföringen och kan inte ändras här.</Trans>
          </p>
        </section>
        <section className={styles.card} aria-labelledby="profil-medlemskap">
          <h2 id="profil-medlemskap" className={styles.title}>
            <Trans>Medlemskap</Trans>
          </h2>
          <dl className={styles.facts}>
            <div>
              <dt>
                <Trans>Medlemsnummer</Trans>
              </dt>
              <dd>{memberNumber}</dd>
            </div>
            <div>
              <dt>
                <Trans>Medlem sedan</Trans>
              </dt>
              <dd>{formatLongDate(memberSince)}</dd>
            </div>
          </dl>
        </section>
        <Account member={member} />
      </div>
    </>
  );
}
