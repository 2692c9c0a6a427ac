import type { PdfDocument, PersonalPdf } from './embedder';
import { fetchPdf } from './fetch-pdf';

/** How long an address of a document's content lasts, in ms: by then it has been opened or saved. */
const lifetime = { download: 60_000, view: 300_000 };

/** Opens a new tab that cannot reach this one. The HEAD request first lets errors show here instead of there. */
export async function viewPdf(document: PdfDocument): Promise<boolean> {
  const { url, personal } = document;
  if (personal) return viewPersonal(document, personal);
  if (!(await fetchPdf(document, 'HEAD'))) return false;
  follow({ href: url, target: '_blank', rel: 'noopener' });
  return true;
}

/** A new tab cannot send the bearer: it shows what was fetched here. */
async function viewPersonal(document: PdfDocument, { signedOut, onBlocked }: PersonalPdf): Promise<boolean> {
  const pdf = await fetchPdf(document, 'GET');
  if (!pdf) return false;
  let isBlocked = false;
  const href = addressOf(pdf.content, lifetime.view, signedOut, () => {
    if (isBlocked) onBlocked(null);
  });
  const tab = window.open(href, '_blank');
  if (tab) tab.opener = null;
  else {
    isBlocked = true;
    onBlocked(href);
  }
  return true;
}

/** Fetched first, because browsers save only files from the page's own origin. */
export async function downloadPdf(document: PdfDocument): Promise<boolean> {
  const pdf = await fetchPdf(document, 'GET');
  if (!pdf) return false;
  const href = addressOf(pdf.content, lifetime.download, document.personal?.signedOut);
  follow({ href, download: document.fileName });
  return true;
}

/** An address of content in this browser, until its time is over or the customer signs out. */
function addressOf(content: Blob, ms: number, signedOut?: AbortSignal, onEnd: () => void = () => {}): string {
  const href = URL.createObjectURL(content);
  const timer = setTimeout(end, ms);
  signedOut?.addEventListener('abort', end);
  if (signedOut?.aborted) end();
  return href;

  function end(): void {
    clearTimeout(timer);
    signedOut?.removeEventListener('abort', end);
    URL.revokeObjectURL(href);
    onEnd();
  }
}

function follow(link: Partial<HTMLAnchorElement>): void {
  Object.assign(document.createElement('a'), link).click();
}
