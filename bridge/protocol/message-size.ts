import { maxMessageBytes, maxPdfMessageBytes } from './limits';

/** Whether this text is longer than `limit` bytes of UTF-8; encodes it only where its length does not decide. */
export function isLongerThan(limit: number, text: string): boolean {
  return text.length > limit || (text.length * 3 > limit && new TextEncoder().encode(text).length > limit);
}

/** The size limit for a message with this payload: a PDF as base64 has its own. */
export function sizeLimit(payload: object, limit = maxMessageBytes): number {
  return 'base64' in payload ? Math.max(limit, maxPdfMessageBytes) : limit;
}
