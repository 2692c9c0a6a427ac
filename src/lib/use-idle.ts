import { useEffect, useState } from 'react';
import { idle } from './idle';

/** False until the browser has nothing else to do, for the first time since this came onto the page. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let gone = false;
    void idle().then(() => {
      if (!gone) setIdle(true);
    });
    return () => {
      gone = true;
    };
  }, []);
  return isIdle;
}
