import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { MyPharmacy } from '../../domain/my-pharmacy';

interface FollowedToggle {
  rows: RefObject<HTMLElement | null>;
  mine: MyPharmacy | null;
  /** Whether the visitor's own pharmacy is first. */
  moves: boolean;
  /** The focus is lost with its row. */
  onLost(): void;
}

/**
 * A press on a row's toggle moves the row to where its pharmacy is listed now, or removes it: the view follows it.
 * @returns what a press calls first
 */
export function useFollowedToggle({ rows, mine, moves, onLost }: FollowedToggle): () => void {
  const isPressed = useRef(false);
  const follow = useEffectEvent(() => {
    const { activeElement, body } = document;
    if (activeElement === body) onLost();
    // In the middle, as messages cover the lower edge.
    else if (moves && rows.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'center' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the choice is shown
  useEffect(() => {
    if (isPressed.current) follow();
    isPressed.current = false;
  }, [mine]);
  return useCallback(() => {
    isPressed.current = true;
  }, []);
}
