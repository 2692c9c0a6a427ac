/**
 * Retries `work` up to `retries` times, waiting `delay(attempt)` milliseconds before each retry.
 * @throws the last failure
 */
export async function retry<T>(
  work: () => Promise<T>,
  retries: number,
  delay: (attempt: number) => number,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= retries) throw error;
      await wait(delay(attempt));
    }
  }
}
