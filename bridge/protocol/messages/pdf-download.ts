import { message } from '../message';
import { pdfDocument, sensitiveOfPdf } from './pdf-document';

export const PDF_DOWNLOAD = /* @__PURE__ */ message({
  name: 'PDF_DOWNLOAD',
  direction: 'toHost',
  kind: 'event',
  since: 1,
  base: true,
  about: 'Save or share this document. The payload is that of VIEW_PDF.',
  sensitive: sensitiveOfPdf,
  payload: pdfDocument,
});
