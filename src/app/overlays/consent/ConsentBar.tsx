import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { chooseConsent } from '../../../platform/consent/consent';
import { Button } from '../../../ui/button/Button';
import { BottomBar } from '../BottomBar';
import { ConsentAnswers } from './ConsentAnswers';
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
        <ConsentAnswers onAnswer={chooseConsent}>
          <Button variant="tertiary" wide onClick={() => openDialog(true)}>
            <Trans>Välj själv</Trans>
          </Button>
        </ConsentAnswers>
      </div>
    </BottomBar>
  );
}
