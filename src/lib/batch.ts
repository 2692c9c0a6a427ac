/**
 * Collects single look-ups for `delay` ms and sends them together, at most `size` at a time.
 * An id requested twice in one batch is sent once.
 */
export function batched<K, V>(lookUp: (ids: K[]) => Promise<(id: K) => V>, delay: number, size: number) {
  let ids = new Set<K>();
  let answer: Promise<(id: K) => Promise<V>> | undefined;

  function send(requested: K[]): (id: K) => Promise<V> {
    const parts = Array.from({ length: Math.ceil(requested.length / size) }, (_, n) =>
      lookUp(requested.slice(n * size, (n + 1) * size)),
    );
    // Each caller awaits its own part; a part without a caller must not cause an unhandled rejection.
    for (const part of parts) part.catch(() => {});
    return async (id) => {
      const part = await parts[Math.floor(requested.indexOf(id) / size)];
      if (!part) throw new Error('an id that was not asked for');
      return part(id);
    };
  }

  return async (id: K): Promise<V> => {
    ids.add(id);
    answer ??= new Promise((resolve) => {
      setTimeout(() => {
        const requested = [...ids];
        ids = new Set();
        answer = undefined;
        resolve(send(requested));
      }, delay);
    });
    return (await answer)(id);
  };
}
