import type { PdfDocument } from './embedder';
import { fetchPdf } from './fetch-pdf';

/**
 * A document as messages carry it: by its address, where the app fetches it itself, or with all of it. Null where it
 * cannot be had. How much a message may hold is the bridge's own matter.
 */
export async function payloadOf({ url, fileName, title }: PdfDocument, byAddress: boolean) {
  const pdf = await fetchPdf(url, byAddress ? 'HEAD' : 'GET');
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
