import { Trans } from '@lingui/react/macro';
import type { Member } from '../../../api/member/schema';
import { formatLongDate } from '../../../i18n/format';
import * as styles from '../Club.css';

export function Membership({ member: { memberNumber, memberSince } }: { member: Member }) {
  return (
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
  );
}
