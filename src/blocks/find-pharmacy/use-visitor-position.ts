import { atom, useAtom } from 'jotai';
import { useRef, useState } from 'react';
import type { Position } from '../../domain/pharmacy';
import { currentPosition, type PositionAnswer } from '../../platform/position/current-position';

/** Known from when the visitor has shared it until the document ends; never stored. */
const positionAtom = atom<Position | null>(null);

export type VisitorPosition = ReturnType<typeof useVisitorPosition>;

/** The visitor's position. One that arrives after `cancel` is ignored. */
export function useVisitorPosition() {
  const [position, setPosition] = useAtom(positionAtom);
  const [locating, setLocating] = useState(false);
  const [missing, setMissing] = useState<Exclude<PositionAnswer['kind'], 'found'> | null>(null);
  const requests = useRef(0);

  return {
    position,
    locating,
    /** Why no position is available. */
    missing,
    cancel(): void {
      requests.current += 1;
      setLocating(false);
      setMissing(null);
    },
    /** @returns whether it is known now; false also after `cancel` or another request */
    async locate(): Promise<boolean> {
      requests.current += 1;
      const request = requests.current;
      setMissing(null);
      setLocating(true);
      const answer = await currentPosition(navigator);
      if (request !== requests.current) return false;
      setLocating(false);
      if (answer.kind === 'found') setPosition(answer.position);
      else setMissing(answer.kind);
      return answer.kind === 'found';
    },
  };
}
