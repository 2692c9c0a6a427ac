import { Trans } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { storedChoice } from '../../../platform/consent/consent';
import { toastAction } from '../../../ui/toast/action.css';
import { dismissToast, showToast, type Toast } from '../../../ui/toast/toast-queue';
import { choiceSavedAtom, type EndOfTags, endTagsAtom } from './choice-saved';
import { consentSettingsId } from './consent-settings-id';

function noticeOf(tags: EndOfTags): Toast {
  function end(): void {
    tags.end();
    if (navigator.onLine) return;
    showToast({ text: <Trans>Du är inte uppkopplad. Sidan laddas om när du har nätverk igen.</Trans> });
  }
  return {
    // Short: on a phone the toast is narrow.
    text: <Trans>Sparat. Det gäller fullt ut när du laddar om, men då försvinner det du skrivit.</Trans>,
    action: (
      <button type="button" className={toastAction} onClick={end}>
        <Trans>Ladda om</Trans>
      </button>
    ),
  };
}

/** Tells that the choice is saved. In a document that was loaded anew, the keyboard goes on where the choice was opened. */
export function ChoiceSaved() {
  const [saved, setSaved] = useAtom(choiceSavedAtom);
  const tags = useAtomValue(endTagsAtom);
  const notice = useMemo(() => (tags ? noticeOf(tags) : null), [tags]);

  useEffect(() => {
    if (!saved || tags) return;
    setSaved(null);
    if (saved === 'elsewhere') {
      showToast({ text: <Trans>Sidan laddades om, eftersom du ändrade ditt val för kakor i en annan flik.</Trans> });
      return;
    }
    if (saved === 'before' && document.activeElement === document.body) {
      document.getElementById(consentSettingsId)?.focus();
    }
    // A browser that stores no cookies asks again.
    if (storedChoice()) showToast({ text: <Trans>Ditt val är sparat.</Trans>, tone: 'success' });
  }, [saved, setSaved, tags]);

  useEffect(() => {
    if (!notice) return;
    showToast(notice);
    return () => dismissToast(notice);
  }, [notice]);

  // Anew after each choice, also where it was dismissed before: only this ends the tags.
  useEffect(() => {
    if (!notice || !saved) return;
    setSaved(null);
    dismissToast(notice);
    showToast(notice);
  }, [notice, saved, setSaved]);

  return null;
}
