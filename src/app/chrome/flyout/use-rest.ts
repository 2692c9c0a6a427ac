import { type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds a mouse must rest before it counts as intent; passing over takes less. */
const rest = 150;

/**
 * Handlers for elements that react to a mouse resting on them. A mouse moving right is on its way to the open contents.
 * Touch and pen have to press.
 */
export function useRest(onRest: (path: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (path: string) => {
    function begin({ pointerType }: PointerEvent): void {
      stop();
      if (pointerType === 'mouse') timer.current = setTimeout(() => onRest(path), rest);
    }
    return {
      onPointerEnter: begin,
      onPointerMove: (event: PointerEvent) => {
        if (event.movementX > 0) begin(event);
      },
      onPointerLeave: stop,
    };
  };
}
