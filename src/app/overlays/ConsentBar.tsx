import { Trans, useLingui } from '@lingui/react/macro';
import { store } from '../../lib/store';
import { type Consent, denied, granted } from '../../platform/consent/categories';
import { chooseConsent } from '../../platform/consent/consent';
import { Button } from '../../ui/button/Button';
import { BottomBar } from './BottomBar';
import * as styles from './ConsentBar.css';
import { consentBarOpenAtom } from './consent-bar-open';

/** Who has asked for the bar, at the other end of the page, is led to its answers and back. */
function leadTo(answers: HTMLElement | null) {
  if (!store.get(consentBarOpenAtom)) return;
  const before = document.activeElement as HTMLElement | null;
  answers?.querySelector('button')?.focus({ preventScroll: true });
  return () => before?.focus({ preventScroll: true });
}

/** Asks once what may be counted; until an answer only the necessary is kept. It does not stand in the way. */
export function ConsentBar() {
  const { t } = useLingui();

  function choose(choice: Consent): void {
    chooseConsent(choice);
    store.set(consentBarOpenAtom, false);
  }

  return (
    <BottomBar aria-label={t`Kakor`}>
      <div className={styles.question}>
        <p className={styles.text}>
          <Trans>
            Vi använder kakor för att butiken ska fungera. Får vi också räkna besök och visa relevanta erbjudanden?
          </Trans>
        </p>
        <div ref={leadTo} className={styles.actions}>
          <Button variant="secondary" onClick={() => choose(denied)}>
            <Trans>Bara nödvändiga</Trans>
          </Button>
          <Button onClick={() => choose(granted)}>
            <Trans>Godkänn alla</Trans>
          </Button>
        </div>
      </div>
    </BottomBar>
  );
}
