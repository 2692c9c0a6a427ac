import { useEffect, useState } from 'react';

/** ms: what takes longer says so. */
const timeout = 3_000;

/** Whether a component that stands for what is loading has been shown for longer than readers expect. */
export function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), timeout);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
