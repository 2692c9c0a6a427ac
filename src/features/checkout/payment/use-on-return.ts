import { useEffect, useEffectEvent } from 'react';
import { embedder } from '../../../platform/embedder/current';

/** Runs `work` when the customer returns to this page: from the back-forward cache, or from another app. */
export function useOnReturn(work: () => void): void {
  const onReturn = useEffectEvent(work);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    addEventListener('pageshow', onPageShow);
    const stop = embedder().on('resumed', () => onReturn());
    return () => {
      removeEventListener('pageshow', onPageShow);
      stop();
    };
  }, []);
}
