import { emptyPayload } from '../messages/empty-payload';
import { frameHeight } from '../messages/frame-height';
import { pdfDocument } from '../messages/pdf-document';
import type { Entry } from './entries';

/** Payloads that several messages share: one type per language. */
const shared = new Map<unknown, string>([
  [frameHeight, 'FrameHeight'],
  [emptyPayload, 'EmptyPayload'],
  [pdfDocument, 'PdfDocument'],
]);

/** Fields whose type has another name than the field. */
const ofFields: Record<string, string> = {
  app: 'AppInfo',
  code: 'FaultCode',
  insets: 'InsetsPayload',
  reason: 'Refusal',
};

/** `CART_CHANGE` becomes `CartChange`. */
export function messageName(type: string): string {
  return type
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join('');
}

export function payloadName({ name, payload }: Entry): string {
  return shared.get(payload) ?? `${messageName(name)}Payload`;
}

export function fieldTypeName(field: string): string {
  return ofFields[field] ?? field.charAt(0).toUpperCase() + field.slice(1);
}

/** `TOO_LARGE` or `token` as a constant of Kotlin or a case of Swift. */
export function caseName(value: string, style: 'upper' | 'lower'): string {
  if (style === 'upper') return value.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  return /^[A-Z]/.test(value) ? messageName(value).replace(/^./, (first) => first.toLowerCase()) : value;
}
