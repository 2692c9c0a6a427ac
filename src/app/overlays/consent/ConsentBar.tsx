import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { denied, granted } from '../../../platform/consent/categories';
import { chooseConsent } from '../../../platform/consent/consent';
import { Button } from '../../../ui/button/Button';
import { BottomBar } from '../BottomBar';
import * as styles from './ConsentBar.css';
import { consentDialogOpenAtom } from './consent-dialog-open';

/** Asks once for consent to tracking; until an answer only necessary data is stored. It does not block the page. */
export function ConsentBar() {
  const { t } = useLingui();
  const openDialog = useSetAtom(consentDialogOpenAtom);
  return (
    <BottomBar aria-label={t`Kakor`}>
      <div className={styles.question}>
        <p className={styles.text}>
          <Trans>
            Vi använder kakor för att butiken ska fungera. Får vi också räkna besök och visa relevanta erbjudanden?
          </Trans>
        </p>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => chooseConsent(denied)}>
            <Trans>Bara nödvändiga</Trans>
          </Button>
          <Button variant="secondary" onClick={() => chooseConsent(granted)}>
            <Trans>Godkänn alla</Trans>
          </Button>
          <div className={styles.more}>
            <Button variant="tertiary" wide onClick={() => openDialog(true)}>
              <Trans>Välj själv</Trans>
            </Button>
          </div>
        </div>
      </div>
    </BottomBar>
  );
}
