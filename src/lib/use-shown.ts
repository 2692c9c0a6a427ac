import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still mounted: for responses that may arrive after it is gone. */
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
