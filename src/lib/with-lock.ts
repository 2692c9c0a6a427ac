/** The part of the Web Locks API that is used; web views may lack it. */
export interface Locks {
  request<T>(name: string, options: { signal: AbortSignal }, work: () => Promise<T>): Promise<T>;
}

const timeout = 15_000;

/**
 * Runs `work` while no other tab runs its own under this name. If locks are missing, or a tab holds one for too long,
 * it runs anyway: the lock saves work, correctness must not depend on it.
 */
export async function withLock<T>(locks: Locks | undefined, name: string, work: () => Promise<T>): Promise<T> {
  if (!locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), timeout);
  let started = false;
  try {
    return await locks.request(name, { signal: waiting.signal }, () => {
      started = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (started) throw error;
    return work();
  } finally {
    clearTimeout(timer);
  }
}
