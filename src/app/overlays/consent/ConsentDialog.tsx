import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { CookieList } from '../../../blocks/cookie-list/CookieList';
import { categories, categoryTexts } from '../../../blocks/cookie-list/categories';
import { formatMoment } from '../../../i18n/format';
import { ignoreSecondClick } from '../../../lib/double-click';
import type { Consent } from '../../../platform/consent/categories';
import type { Choice } from '../../../platform/consent/choice';
import { consentAtom, currentConsent, storedChoice } from '../../../platform/consent/consent';
import { Button } from '../../../ui/button/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { Modal } from '../../../ui/modal/Modal';
import { ConsentAnswers } from './ConsentAnswers';
import * as styles from './ConsentDialog.css';
import { choiceSavedAtom } from './choice-saved';
import { replaceChoice } from './replace-choice';

/** Lets the visitor choose by category, and lists all that is stored. */
export function ConsentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { draft, setDraft, choice, isChanged } = useDraft();
  const setSaved = useSetAtom(choiceSavedAtom);

  function choose(choice: Consent): void {
    // First: the choice may lead to a new document, which confirms it.
    setSaved('here');
    replaceChoice(choice);
    onClose();
  }

  return (
    <Modal
      title={t`Inställningar för kakor`}
      onClose={onClose}
      footer={
        <ConsentAnswers onAnswer={choose}>
          <Button
            wide
            onClick={(event) => {
              ignoreSecondClick(event);
              choose(draft);
            }}
          >
            <Trans>Spara mina val</Trans>
          </Button>
        </ConsentAnswers>
      }
    >
      <p>
        <Trans>
          Välj vad vi får spara i din webbläsare. Du kan ändra dig när du vill, längst ner på sidan. Säger du nej tar vi
          bort det som redan är sparat.
        </Trans>
      </p>
      <div role="status" className={styles.changed}>
        {isChanged && <Trans>Valet ändrades i en annan flik.</Trans>}
      </div>
      <ul className={styles.categories}>
        {categories.map((category) => (
          <li key={category} className={styles.category}>
            <Checkbox
              checked={category === 'necessary' || draft[category]}
              disabled={category === 'necessary'}
              onChange={({ target }) => setDraft({ ...draft, [category]: target.checked })}
              hint={t(categoryTexts[category].about)}
            >
              <strong>{t(categoryTexts[category].name)}</strong>
            </Checkbox>
            <CookieList category={category} name={t(categoryTexts[category].name)} />
          </li>
        ))}
      </ul>
      {choice && <Receipt {...choice} />}
    </Modal>
  );
}

/** What the visitor is about to choose. A choice made in another tab replaces it: saved, it would undo a withdrawal. */
function useDraft() {
  const consent = useAtomValue(consentAtom);
  const [shown, setShown] = useState({ consent, choice: storedChoice(), isChanged: false });
  const [draft, setDraft] = useState<Consent>(currentConsent);
  if (consent !== shown.consent) {
    setShown({ consent, choice: storedChoice(), isChanged: true });
    setDraft(currentConsent());
  }
  return { ...shown, draft, setDraft };
}

/** What the visitor can refer to. */
function Receipt({ time: madeAt, id }: Choice) {
  const time = formatMoment(new Date(madeAt).toISOString());
  return (
    <p className={styles.receipt}>
      <Trans>
        Ditt val gjordes {time}. Kvitto: {id}
      </Trans>
    </p>
  );
}
