import type { PayloadOf } from '@luckan/bridge/protocol';
import { type LuckanSettings, mayFetch } from './settings';

type PdfDocument = PayloadOf<'VIEW_PDF'>;

/**
 * VIEW_PDF and PDF_DOWNLOAD: the document as base64, for your file and share packages. Null: not available. Delete the
 * file after it was shown; its name and title are sensitive.
 */
export async function pdfContents(
  { mediaType, url, base64 }: PdfDocument,
  settings: LuckanSettings,
  token: string | null,
): Promise<string | null> {
  if (mediaType !== 'application/pdf') return null;
  const contents = base64 ?? (url && (await fetched(url, settings, token)));
  // `%PDF-` in base64.
  return contents?.startsWith('JVBERi0') ? contents : null;
}

/** The customer's token is sent to the shop's services only, and never along redirects. */
async function fetched(url: string, settings: LuckanSettings, token: string | null): Promise<string | null> {
  if (!mayFetch(settings, url)) return null;
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  try {
    const answer = await fetch(url, { headers, redirect: 'error', cache: 'no-store', credentials: 'omit' });
    return answer.ok ? await base64Of(await answer.blob()) : null;
  } catch {
    return null;
  }
}

function base64Of(contents: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(contents);
  });
}

/** A safe file name for a document: never a path, never hidden, and with its extension. */
export function fileNameOf({ fileName }: PdfDocument): string {
  const name = fileName
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(-120);
  return name.endsWith('.pdf') ? name : `${name || 'dokument'}.pdf`;
}
