import { failureOf } from '../../../api/errors';

/** Whether a power of attorney has ended, or has been answered, since the list was read. */
export function isGone(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure?.kind === 'conflict') return failure.code === 'NOT_PENDING';
  return failure?.kind === 'refused' && failure.status === 404;
}
