import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { expectedFailure } from '../../../api/errors';
import { listAddress, readList } from '../../../api/expedition/lists';
import { useOncePerPress } from '../../../lib/use-once-per-press';
import { embedder } from '../../../platform/embedder/current';
import { untilSignOut } from '../../../session/until-sign-out';
import { showToast } from '../../../ui/toast/toast-queue';
import type { ListToFetch } from './list-to-fetch';

type Way = 'viewPdf' | 'downloadPdf';

/** Fetches a list with the bearer, and opens or saves it. `onDone` is called once that has been done. */
export function useListFetch({ patient, kind, title, fileName }: ListToFetch, onDone: () => void) {
  const once = useOncePerPress();
  const [pending, setPending] = useState<Way | null>(null);
  const [failed, setFailed] = useState<Way | null>(null);
  /** The address of a list that the browser did not open by itself. */
  const [blocked, setBlocked] = useState<string | null>(null);
  const closing = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => controller.abort();
  }, []);

  async function run(way: Way): Promise<void> {
    const signal = closing.current?.signal;
    if (pending || !signal) return;
    setPending(way);
    setFailed(null);
    setBlocked(null);
    let isBlocked = false;
    const opened = embedder()[way]({
      url: listAddress({ patient, kind }),
      title,
      fileName,
      personal: {
        read: (method) =>
          readList({ patient, kind, method, signal }).catch((error: unknown) => {
            expectedFailure(error);
            return null;
          }),
        onBlocked(href) {
          isBlocked = href !== null;
          setBlocked(href);
        },
        signedOut: untilSignOut(),
      },
    });
    // Without a network the code that opens or saves it may be missing, too.
    const isThere = await opened.catch(() => false);
    if (signal.aborted) return;
    setPending(null);
    if (!isThere) return setFailed(way);
    if (isBlocked) return;
    showToast({
      text: way === 'viewPdf' ? <Trans>Listan är öppnad</Trans> : <Trans>Listan laddas ner</Trans>,
      tone: 'success',
    });
    onDone();
  }

  /** A failure may be tried again at once. */
  function fetchIt(way: Way): void {
    if (failed) void run(way);
    else once(way, () => void run(way));
  }

  return { pending, failed, blocked, fetchIt };
}
