import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { MyPharmacy } from '../../domain/my-pharmacy';

/**
 * A press on a row's toggle moves the row to where its pharmacy is listed now, or removes it. The view follows the
 * focus; `onLost` takes it if the row is gone.
 * @returns what a press calls first
 */
export function useFollowedToggle(
  rows: RefObject<HTMLElement | null>,
  mine: MyPharmacy | null,
  onLost: () => void,
): () => void {
  const isPressed = useRef(false);
  const follow = useEffectEvent(() => {
    const { activeElement, body } = document;
    if (activeElement === body) onLost();
    else if (rows.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
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
