import { useEffect, useEffectEvent } from 'react';
import { limits } from '../../../domain/limits';

const interval = 10_000;

/**
 * Asks again every ten seconds while `isActive`, until customer service is to be called instead, and whenever the
 * network is back: that is reported before it can be used.
 */
export function useRepeated(work: () => void, isActive = true): void {
  const ask = useEffectEvent(work);
  useEffect(() => {
    if (!isActive) return;
    const until = Date.now() + limits.confirmation.contactAfter;
    const timer = setInterval(() => {
      if (Date.now() > until) clearInterval(timer);
      else ask();
    }, interval);
    const onOnline = () => ask();
    addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      removeEventListener('online', onOnline);
    };
  }, [isActive]);
}
