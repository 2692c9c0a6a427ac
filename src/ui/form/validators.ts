import { isEmailAddress } from '../../lib/email-address';

/** A field error; its text is in `field-texts`. */
export type FieldCode = 'required' | 'email' | 'date' | 'format' | 'phone';

/** Validates one value as typed. An empty value passes all but `required`. */
export type Validator = (value: string) => FieldCode | null;

const datePattern = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

export function required(value: string): FieldCode | null {
  return value.trim() === '' ? 'required' : null;
}

export const email = whenTyped('email', isEmailAddress);

/** An existing day, as `2026-02-28`, or a time on it, as `2026-02-28T09:30`. */
export const date = whenTyped('date', (value) => {
  const match = datePattern.exec(value);
  if (!match) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const moment = new Date(Date.UTC(year, month - 1, day));
  const exists = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  return exists && hour < 24 && minute < 60 && second < 60;
});

export function regexp(pattern: RegExp, code: FieldCode = 'format'): Validator {
  return whenTyped(code, (value) => new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')).test(value));
}

function whenTyped(code: FieldCode, isRight: (value: string) => boolean): Validator {
  return (value) => (value.trim() === '' || isRight(value.trim()) ? null : code);
}
