import { useEffect } from 'react';
import { currentSession } from '../../session/current';

/** A page that comes back from the back-forward cache must not show somebody who has signed out since. */
export function useOutdatedReload(): void {
  useEffect(() => {
    const look = async ({ persisted }: PageTransitionEvent) => {
      if (persisted && (await currentSession()).isOutdated()) location.reload();
    };
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, []);
}
