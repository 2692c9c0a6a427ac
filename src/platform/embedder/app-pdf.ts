import type { PdfDocument } from './embedder';
import { fetchPdf } from './fetch-pdf';

/**
 * The message payload for a document: its address if the app fetches it, otherwise its content. Null if it cannot be
 * fetched. The bridge checks the size limit.
 */
export async function payloadOf(document: PdfDocument, byAddress: boolean) {
  const { url, fileName, title } = document;
  const pdf = await fetchPdf(document, byAddress ? 'HEAD' : 'GET');
  if (!pdf) return null;
  const payload = { fileName, title, mediaType: 'application/pdf', size: pdf.size };
  return byAddress ? { ...payload, url } : { ...payload, base64: await base64Of(pdf.content) };
}

function base64Of(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}
