import { Trans } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { storedChoice } from '../../../platform/consent/consent';
import { toastAction } from '../../../ui/toast/action.css';
import { dismissToast, showToast, type Toast } from '../../../ui/toast/toast-queue';
import { choiceSavedAtom, endTagsAtom } from './choice-saved';
import { consentSettingsId } from './consent-settings-id';

/** Tells that the choice is saved. In a document that was loaded anew, the keyboard goes on where the choice was opened. */
export function ChoiceSaved() {
  const [saved, setSaved] = useAtom(choiceSavedAtom);
  const tags = useAtomValue(endTagsAtom);

  useEffect(() => {
    if (!saved || tags) return;
    setSaved(null);
    if (saved === 'before' && document.activeElement === document.body) {
      document.getElementById(consentSettingsId)?.focus({ preventScroll: true });
    }
    // A browser that stores no cookies asks again.
    if (storedChoice()) showToast({ text: <Trans>Ditt val är sparat.</Trans>, tone: 'success' });
  }, [saved, setSaved, tags]);

  useEffect(() => {
    if (!tags) return;
    setSaved(null);
    const toast: Toast = {
      // Short: on a phone the toast is narrow.
      text: <Trans>Sparat. Det gäller fullt ut när du laddar om, men då försvinner det du skrivit.</Trans>,
      action: (
        <button type="button" className={toastAction} onClick={tags.end}>
          <Trans>Ladda om</Trans>
        </button>
      ),
    };
    showToast(toast);
    return () => dismissToast(toast);
  }, [setSaved, tags]);

  return null;
}
