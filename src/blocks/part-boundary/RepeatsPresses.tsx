import { useEffect } from 'react';
import { repeatBlockedPresses } from '../../lib/blocked-presses';

/** Stands in each boundary of prerendered markup: presses on it work from when this has been hydrated. */
export function RepeatsPresses() {
  useEffect(() => {
    void repeatBlockedPresses();
  }, []);
  return null;
}
