import type { PdfDocument } from './embedder';

const timeout = 20_000;

/** Fetches a PDF, or only its headers with HEAD; null if it is not a PDF or cannot be fetched. */
export async function fetchPdf(
  { url, personal }: PdfDocument,
  method: 'GET' | 'HEAD',
): Promise<{ size: number; content: Blob } | null> {
  if (personal) return personal.read(method);
  try {
    const answer = await fetch(url, { method, signal: AbortSignal.timeout(timeout) });
    const isPdf = answer.headers.get('content-type')?.startsWith('application/pdf') === true;
    if (!answer.ok || !isPdf) return null;
    const content = await answer.blob();
    return { size: content.size || Number(answer.headers.get('content-length')), content };
  } catch {
    return null;
  }
}
