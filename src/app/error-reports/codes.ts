import type { FailureKind } from '../../api/errors';

/** Listed one by one: a name may be anything that a library or a script of others has given its error. */
const errorNames = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'EvalError',
  'AggregateError',
  'AbortError',
  'DataCloneError',
  'HierarchyRequestError',
  'InvalidAccessError',
  'InvalidCharacterError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'ValiError',
];

const kinds: Record<FailureKind, true> = {
  network: true,
  timeout: true,
  aborted: true,
  tooMany: true,
  declined: true,
  refused: true,
  malformed: true,
  notMature: true,
  conflict: true,
  validation: true,
  stale: true,
  cartConflict: true,
  disclaimerRequired: true,
  invalidCart: true,
  paidCart: true,
  invalidVoucher: true,
  notAValidMember: true,
  elevate: true,
};

const known = new Set([...errorNames, ...Object.keys(kinds), 'tagManagerLoad']);

/** The code of an error if it is one that we know. */
export function reportableCode(code: string): string {
  return known.has(code) ? code : 'other';
}
