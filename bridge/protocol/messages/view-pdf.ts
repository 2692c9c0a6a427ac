import { message } from '../message';
import { pdfDocument, sensitiveOfPdf } from './pdf-document';

export const VIEW_PDF = /* @__PURE__ */ message({
  name: 'VIEW_PDF',
  direction: 'toHost',
  kind: 'event',
  since: 1,
  base: true,
  about: 'Show this document. Fetch `url` with your own access token; without the capability `pdfUrl` you get base64.',
  sensitive: sensitiveOfPdf,
  payload: pdfDocument,
});
