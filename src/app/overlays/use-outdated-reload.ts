import { useEffect } from 'react';
import { currentSession } from '../../session/current';

/** A page restored from the back-forward cache must not show a customer who has signed out since. */
export function useOutdatedReload(): void {
  useEffect(() => {
    const look = async ({ persisted }: PageTransitionEvent) => {
      if (persisted && (await currentSession()).isOutdated()) location.reload();
    };
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, []);
}
