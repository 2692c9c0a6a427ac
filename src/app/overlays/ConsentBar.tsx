import { Trans, useLingui } from '@lingui/react/macro';
import { store } from '../../lib/store';
import { type Consent, denied, granted } from '../../platform/consent/categories';
import { chooseConsent } from '../../platform/consent/consent';
import { Button } from '../../ui/button/Button';
import { BottomBar } from './BottomBar';
import * as styles from './ConsentBar.css';
import { consentBarOpenAtom } from './consent-bar-open';

/** If the visitor opened the bar from the page's other end, moves the focus to its answers, and back afterwards. */
function leadTo(answers: HTMLElement | null) {
  if (!store.get(consentBarOpenAtom)) return;
  const before = document.activeElement as HTMLElement | null;
  answers?.querySelector('button')?.focus({ preventScroll: true });
  return () => before?.focus({ preventScroll: true });
}

/** Asks once for consent to tracking; until an answer only necessary data is stored. It does not block the page. */
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
