import { useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated';
import type { FlagName } from './flag-names';
import { isFlagOn } from './flags';

/**
 * Whether a flag is on, decided once when the component is mounted, so that nothing changes while it is looked at.
 * Prerendered markup is the same for everyone: in it every flag is off.
 */
export function useFlag(name: FlagName): boolean {
  const isHydrated = useHydrated();
  const [isOn] = useState(() => isHydrated && isFlagOn(name));
  return isOn;
}
