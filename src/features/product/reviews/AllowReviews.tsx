import { Trans } from '@lingui/react/macro';
import { chooseConsent, currentConsent } from '../../../platform/consent/consent';
import { embedder } from '../../../platform/embedder/current';
import { Button } from '../../../ui/button/Button';
import * as styles from './Reviews.css';

/** Shown instead of reviews until the visitor gives the consent they need. An app asks for consent itself. */
export function AllowReviews({ onAllow }: { onAllow: () => void }) {
  const asksHere = embedder().can('consentBar');

  function allow(): void {
    onAllow();
    chooseConsent({ ...currentConsent(), preferences: true });
  }

  return (
    <div className={styles.question}>
      <p>
        <Trans>
          Omdömena hämtas från ett annat företag, som då får veta vilken vara du tittar på. De visas när du har godkänt
          kakor för inställningar.
        </Trans>{' '}
        {!asksHere && <Trans>Du ändrar ditt val i appen.</Trans>}
      </p>
      {asksHere && (
        <Button variant="secondary" onClick={allow}>
          <Trans>Godkänn och visa omdömen</Trans>
        </Button>
      )}
    </div>
  );
}
