import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time as ISO text, each minute anew; null in prerendered markup, which would only show when it was built. */
export function useNow(): string | null {
  const [now, setNow] = useState<string | null>(null);
  useEffect(() => {
    const update = () => setNow(new Date().toISOString());
    update();
    const timer = setInterval(update, minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
