import { useEffect, useState } from 'react';

/** @returns a function that cancels it */
function whenIdle(go: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(go);
    return () => cancelIdleCallback(handle);
  }
  // WebKit has no `requestIdleCallback`.
  const timer = setTimeout(go);
  return () => clearTimeout(timer);
}

/** Settles when the browser is idle. */
export function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}

/** False until the browser is idle for the first time since the component was mounted. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
