import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { CookieList } from '../../../blocks/cookie-list/CookieList';
import { categories, categoryTexts } from '../../../blocks/cookie-list/categories';
import { formatMoment } from '../../../i18n/format';
import type { Consent } from '../../../platform/consent/categories';
import { chooseConsent, currentConsent, storedChoice } from '../../../platform/consent/consent';
import { Button } from '../../../ui/button/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { Modal } from '../../../ui/modal/Modal';
import { ConsentAnswers } from './ConsentAnswers';
import * as styles from './ConsentDialog.css';
import { choiceSavedAtom } from './choice-saved';

/** Lets the visitor choose by category, and lists all that is stored. */
export function ConsentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<Consent>(currentConsent);
  const setSaved = useSetAtom(choiceSavedAtom);

  function choose(choice: Consent): void {
    // First: the choice may lead to a new document, which tells it.
    setSaved('here');
    chooseConsent(choice);
    onClose();
  }

  return (
    <Modal
      title={t`Inställningar för kakor`}
      onClose={onClose}
      footer={
        <ConsentAnswers onAnswer={choose}>
          <Button wide onClick={() => choose(draft)}>
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
      <Receipt />
    </Modal>
  );
}

/** What the visitor can refer to. */
function Receipt() {
  const [choice] = useState(storedChoice);
  if (!choice) return null;
  const time = formatMoment(new Date(choice.time).toISOString());
  return (
    <p className={styles.receipt}>
      <Trans>
        Ditt val gjordes {time}. Kvitto: {choice.id}
      </Trans>
    </p>
  );
}
