import type { PdfDocument } from './embedder';
import { fetchPdf } from './fetch-pdf';

/** Opens a new tab that cannot reach this one. The HEAD request first lets errors show here instead of there. */
export async function viewPdf({ url }: PdfDocument): Promise<boolean> {
  if (!(await fetchPdf(url, 'HEAD'))) return false;
  follow({ href: url, target: '_blank', rel: 'noopener' });
  return true;
}

/** Fetched first, because browsers save only files from the page's own origin. */
export async function downloadPdf({ url, fileName }: PdfDocument): Promise<boolean> {
  const pdf = await fetchPdf(url, 'GET');
  if (!pdf) return false;
  const href = URL.createObjectURL(pdf.content);
  follow({ href, download: fileName });
  // By then the browser has started saving.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
  return true;
}

function follow(link: Partial<HTMLAnchorElement>): void {
  Object.assign(document.createElement('a'), link).click();
}
