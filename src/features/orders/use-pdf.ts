import { useState } from 'react';
import { expectedFailure } from '../../api/errors';
import { isGone } from '../../api/orders/queries';
import { useOncePerPress } from '../../lib/use-once-per-press';
import { embedder } from '../../platform/embedder/current';
import { untilSignOut } from '../../session/until-sign-out';

export type Way = 'viewPdf' | 'downloadPdf';

interface Pdf {
  url: string;
  title: string;
  fileName: string;
  read(method: 'GET' | 'HEAD'): Promise<{ size: number; content: Blob }>;
  /** With a token of the order, which only this tab has. */
  onlyHere: boolean;
  /** The service does not, or no longer, give it to this visitor. */
  onRefused: () => void;
}

/** Opens or saves a document of an order, or hands it to the app. */
export function usePdf({ url, title, fileName, read, onlyHere, onRefused }: Pdf) {
  const once = useOncePerPress();
  const [pending, setPending] = useState<Way | null>(null);
  const [failed, setFailed] = useState<Way | null>(null);
  /** The address of a document that the browser did not open by itself. */
  const [blocked, setBlocked] = useState<string | null>(null);

  async function run(way: Way): Promise<void> {
    if (pending) return;
    setPending(way);
    setFailed(null);
    setBlocked(null);
    const opened = embedder()[way]({
      url,
      title,
      fileName,
      personal: {
        read: (method) =>
          read(method).catch((error: unknown) => {
            expectedFailure(error);
            if (isGone(error)) onRefused();
            return null;
          }),
        onBlocked: setBlocked,
        signedOut: untilSignOut(),
        onlyHere,
      },
    });
    // Without a network the code that opens or saves it may be missing, too.
    const isThere = await opened.catch(() => false);
    setPending(null);
    setFailed(isThere ? null : way);
  }

  /** A failure may be tried again at once. */
  function fetchIt(way: Way): void {
    if (failed) void run(way);
    else once(way, () => void run(way));
  }

  return { pending, failed, blocked, fetchIt };
}
