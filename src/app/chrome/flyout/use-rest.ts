import { type PointerEvent, useEffect, useRef } from 'react';

/** So long rests a mouse on what it means, ms; on its way across it is quicker. */
const rest = 150;

/**
 * For elements that answer to a mouse that has come to rest on them. One that goes to the right is on its way to what
 * lies open there. A finger and a pen press.
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
