import { useRef, useState } from 'react';
import type { PharmacySearch } from '../../api/pharmacy/queries';
import { currentPosition, type PositionAnswer } from '../../platform/position/current-position';

/** The place to search near: a text or a position. */
export type SearchPosition = Pick<PharmacySearch, 'location' | 'origin'>;

/** The place where the visitor searches for pharmacies. A position that arrives after a later search is ignored. */
export function useSearchPosition() {
  const [near, setNear] = useState<SearchPosition | null>(null);
  const [locating, setLocating] = useState(false);
  const [missing, setMissing] = useState<Exclude<PositionAnswer['kind'], 'found'> | null>(null);
  const requests = useRef(0);

  return {
    /** Null until the first search. */
    near,
    locating,
    /** Why no position is available. */
    missing,
    searchPlace(location: string): void {
      requests.current += 1;
      setLocating(false);
      setMissing(null);
      setNear({ location });
    },
    async searchPosition(): Promise<void> {
      requests.current += 1;
      const request = requests.current;
      setMissing(null);
      setLocating(true);
      const answer = await currentPosition(navigator);
      if (request !== requests.current) return;
      setLocating(false);
      if (answer.kind === 'found') setNear({ origin: answer.position });
      else setMissing(answer.kind);
    },
  };
}
