import { useEffect, useState } from 'react';

/**
 * Whether a component that stands for what is loading has been shown for longer than readers expect.
 * @param timeout ms: what takes longer says so
 */
export function useIsSlow(timeout = 3_000): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), timeout);
    return () => clearTimeout(timer);
  }, [timeout]);
  return isSlow;
}
