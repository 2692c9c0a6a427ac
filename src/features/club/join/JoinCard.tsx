import { Trans } from '@lingui/react/macro';
import * as styles from '../Club.css';
import { JoinButton } from './JoinButton';

/** The membership of a customer who has none. */
export function JoinCard() {
  return (
    <section className={styles.card} aria-labelledby="profil-medlemskap">
      <h2 id="profil-medlemskap" className={styles.title}>
        <Trans>Medlemskap</Trans>
      </h2>
      <p>
        <Trans>Du är inte medlem. Samla poäng på det du handlar och få bonuscheckar. Medlemskapet kostar inget.</Trans>
      </p>
      <JoinButton size="small" />
    </section>
  );
}
