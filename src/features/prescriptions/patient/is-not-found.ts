import { failureOf } from '../../../api/errors';

export function isNotFound(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === 'refused' && failure.status === 404;
}
