import type { ErrorDetails, Failure } from './errors';

/** An error response. A failure is made of its safe parts: codes and field names, never sentences or values. */
export interface Refusal extends ErrorDetails {
  status: number;
  /** The unparsed body, for a call's own schema (the 409 of the cart). */
  body: unknown;
}

const word = /^[\w.[\]-]{1,64}$/;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && word.test(value);
}

/** Services send the code at the top level or, like the prescription service, under `details`. */
export function readRefusal(status: number, body: unknown): Refusal {
  const top = isRecord(body) ? body : {};
  const details = isRecord(top.details) ? top.details : top;
  const code = [details.errorCode, top.reason, top.code, top.errorCode].find(isCode) ?? null;
  const named = details.errorFields ?? top.fields;
  return {
    status,
    title: typeof details.title === 'string' ? details.title : null,
    type: isCode(details.errorType) ? details.errorType : null,
    code,
    fields: Array.isArray(named) ? named.filter(isCode) : [],
    body,
  };
}

/** The meaning of a status for all services, unless a call overrides it. */
export function commonFailure({ status, code, fields }: Refusal): Failure {
  if (status === 422 && code === 'USER_NOT_MATURE') return { kind: 'notMature' };
  if (status === 400) return { kind: 'validation', code, fields };
  if (status === 409) return { kind: 'conflict', code };
  if (status === 412) return { kind: 'stale' };
  if (status === 429) return { kind: 'tooMany' };
  return { kind: 'refused', status, code, fields };
}
