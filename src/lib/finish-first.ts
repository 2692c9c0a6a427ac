const underWay = new Set<Promise<void>>();

/** Work that must not be cut off where the shop itself loads a document anew. */
export function finishFirst(work: Promise<void>): void {
  underWay.add(work);
  const end = () => void underWay.delete(work);
  work.then(end, end);
}

/** Settles with all of it. */
export function allFinished(): Promise<unknown> {
  return Promise.allSettled(underWay);
}
