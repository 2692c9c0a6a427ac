import { useEffect, useState } from 'react';

/** False until the browser has nothing else to do, for the first time since this came onto the page. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const go = () => setIdle(true);
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(go);
      return () => cancelIdleCallback(handle);
    }
    // WebKit does not say when it is idle.
    const timer = setTimeout(go);
    return () => clearTimeout(timer);
  }, []);
  return idle;
}
