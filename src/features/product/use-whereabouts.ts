import { useRef, useState } from 'react';
import type { PharmacySearch } from '../../api/pharmacy/queries';
import { currentPosition, type PositionAnswer } from '../../platform/position/current-position';

/** From where pharmacies are looked for: a text, or a position. */
export type Whereabouts = Pick<PharmacySearch, 'location' | 'origin'>;

/** Where the visitor wants to find pharmacies. The last wish counts: a position that comes too late does not. */
export function useWhereabouts() {
  const [near, setNear] = useState<Whereabouts | null>(null);
  const [locating, setLocating] = useState(false);
  const [missing, setMissing] = useState<Exclude<PositionAnswer['kind'], 'found'> | null>(null);
  const wishes = useRef(0);

  return {
    /** Null until something is looked for. */
    near,
    locating,
    /** Why there is no position. */
    missing,
    searchPlace(location: string): void {
      wishes.current += 1;
      setLocating(false);
      setMissing(null);
      setNear({ location });
    },
    async searchPosition(): Promise<void> {
      wishes.current += 1;
      const wish = wishes.current;
      setMissing(null);
      setLocating(true);
      const answer = await currentPosition(navigator);
      if (wish !== wishes.current) return;
      setLocating(false);
      if (answer.kind === 'found') setNear({ origin: answer.position });
      else setMissing(answer.kind);
    },
  };
}
