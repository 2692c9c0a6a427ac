import { failureOf } from '../../../api/errors';

/** Whether a power of attorney has got another last day since it was shown to who consents. */
export function hasChanged(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === 'conflict' && failure.code === 'POWER_CHANGED';
}
