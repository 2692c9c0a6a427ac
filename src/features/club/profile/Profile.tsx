import { Trans } from '@lingui/react/macro';
import { isMember, type MemberInfo } from '../../../api/member/schema';
import { unbrokenPostalCode } from '../../../i18n/unbroken-postal-code';
import * as styles from '../Club.css';
import { JoinCard } from '../join/JoinCard';
import { Account } from './Account';
import { Contact } from './Contact';
import { Membership } from './Membership';
import { Unconfirmed } from './Unconfirmed';

/** Every signed-in customer's details, and a member's membership. */
export function Profile({ customer }: { customer: MemberInfo }) {
  const { firstName, lastName, address } = customer;
  return (
    <>
      <Unconfirmed customer={customer} />
      <div className={styles.cards}>
        <Contact customer={customer} />
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
            {unbrokenPostalCode(address.postalCode)} {address.city}
          </address>
          <p className={styles.note}>
            <Trans>Uppgifterna hämtas från folkbokföringen och kan inte ändras här.</Trans>
          </p>
        </section>
        {isMember(customer) ? (
          <>
            <Membership member={customer} />
            <Account member={customer} />
          </>
        ) : (
          <JoinCard />
        )}
      </div>
    </>
  );
}
