import type { PdfDocument } from './embedder';
import { fetchPdf } from './fetch-pdf';

/** In a tab of its own, which cannot reach this one; asked for first, so that a failure is told here and not there. */
export async function viewPdf({ url }: PdfDocument): Promise<boolean> {
  if (!(await fetchPdf(url, 'HEAD'))) return false;
  follow({ href: url, target: '_blank', rel: 'noopener' });
  return true;
}

/** Fetched first: a browser saves only what comes from the shop's own origin. */
export async function downloadPdf({ url, fileName }: PdfDocument): Promise<boolean> {
  const pdf = await fetchPdf(url, 'GET');
  if (!pdf) return false;
  const href = URL.createObjectURL(pdf.content);
  follow({ href, download: fileName });
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
  return true;
}

function follow(link: Partial<HTMLAnchorElement>): void {
  Object.assign(document.createElement('a'), link).click();
}
