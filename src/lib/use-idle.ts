import { useEffect, useState } from 'react';

/** False until the browser is idle for the first time since the component was mounted. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const go = () => setIdle(true);
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(go);
      return () => cancelIdleCallback(handle);
    }
    // WebKit has no `requestIdleCallback`.
    const timer = setTimeout(go);
    return () => clearTimeout(timer);
  }, []);
  return idle;
}
