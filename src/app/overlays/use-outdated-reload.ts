import { useEffect } from 'react';
import { currentSession } from '../../session/current';

/**
 * A page restored from the back-forward cache must not show a customer who has signed out since: it is put there
 * invisible, and shown again once the session is known.
 */
export function useOutdatedReload(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const onHide = ({ persisted }: PageTransitionEvent) => {
      if (persisted) style.visibility = 'hidden';
    };
    const onShow = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if ((await currentSession()).isOutdated()) location.reload();
      else style.visibility = '';
    };
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
    };
  }, []);
}
