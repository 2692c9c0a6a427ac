import * as v from 'valibot';
import { maxPdfMessageBytes } from '../limits';
import { absentOr, text, wholeNumber } from '../shapes';

export const sensitiveOfPdf = ['fileName', 'title', 'url', 'base64'] as const;

/** A document: as an address that the host fetches with its own token, or as base64 for hosts that cannot. */
export const pdfDocument = v.pipe(
  v.object({
    fileName: v.pipe(text(), v.regex(/^[^/\\\p{Cc}]+$/u)),
    title: text(),
    mediaType: v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z0-9.+-]{1,60}$/)),
    /** In bytes. */
    size: wholeNumber(),
    url: absentOr(v.pipe(text(2000), v.url())),
    base64: absentOr(v.pipe(text(maxPdfMessageBytes), v.base64())),
  }),
  v.check(
    (document) => (document.url === undefined) !== (document.base64 === undefined),
    'either url or base64, not both',
  ),
);
