import { failureOf } from './errors';

/** For calls whose 404 is a valid response: returns `missing` instead of throwing. */
export async function or404<T, M>(answer: Promise<T>, missing: M): Promise<T | M> {
  try {
    return await answer;
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.kind === 'refused' && failure.status === 404) return missing;
    throw error;
  }
}
