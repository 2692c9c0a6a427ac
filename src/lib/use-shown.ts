import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still there: for answers that may come after it has gone. */
export function useShown(): Readonly<RefObject<boolean>> {
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}
