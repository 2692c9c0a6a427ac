import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { ignoreSecondClick } from '../../../lib/double-click';
import type { Consent } from '../../../platform/consent/categories';
import { consentAtom, storedChoice } from '../../../platform/consent/consent';
import { Button } from '../../../ui/button/Button';
import { visuallyHidden } from '../../../ui/theme/visually-hidden.css';
import { BottomBar } from '../BottomBar';
import { ConsentAnswers } from './ConsentAnswers';
import * as styles from './ConsentBar.css';
import { consentDialogOpenAtom } from './consent-dialog-open';
import { replaceChoice } from './replace-choice';
import { useFocusAfterQuestion } from './use-focus-after-question';

/**
 * Asks once for consent to tracking; until an answer only necessary data is stored. It does not block the page. Once
 * answered, it stays as what announces the answer: who sees it disappear needs no notice.
 */
export function ConsentBar() {
  const { t } = useLingui();
  const isAsking = useAtomValue(consentAtom) === null;
  const [isDialogOpen, setIsDialogOpen] = useAtom(consentDialogOpenAtom);
  const [isSaved, setIsSaved] = useState(false);
  const noteFocus = useFocusAfterQuestion(isAsking, isDialogOpen);

  function answer(consent: Consent): void {
    replaceChoice(consent);
    // A browser that stores no cookies asks again.
    setIsSaved(storedChoice() !== null);
  }

  return (
    <>
      {isAsking && (
        <BottomBar aria-label={t`Kakor`} onFocus={noteFocus}>
          <div className={styles.question}>
            <p className={styles.text}>
              <Trans>
                Vi använder kakor för att butiken ska fungera. Får vi också räkna besök och visa relevanta erbjudanden?
              </Trans>
            </p>
            <ConsentAnswers onAnswer={answer}>
              <Button
                variant="tertiary"
                wide
                onClick={(event) => {
                  ignoreSecondClick(event);
                  setIsDialogOpen(true);
                }}
              >
                <Trans>Välj själv</Trans>
              </Button>
            </ConsentAnswers>
          </div>
        </BottomBar>
      )}
      <div className={visuallyHidden} aria-live="polite">
        {isSaved && !isDialogOpen && <Trans>Ditt val är sparat.</Trans>}
      </div>
    </>
  );
}
