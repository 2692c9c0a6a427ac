/** Milliseconds until a press counts as over: its end can be lost to a frame or another window. */
const longestPress = 5_000;

/**
 * Delays what moves the page while a pointer is pressed on it: a button that moves from under the pointer gets no click.
 * Of the values that came meanwhile, the newest is applied.
 */
export function unlessPressed<T>(apply: (value: T) => void): { apply: (value: T) => void; stop: () => void } {
  const pressed = new Set<number>();
  const listening = new AbortController();
  let waiting: { value: T } | null = null;
  let limit: ReturnType<typeof setTimeout> | undefined;

  function applyWaiting(): void {
    if (waiting === null || pressed.size > 0) return;
    const { value } = waiting;
    waiting = null;
    apply(value);
  }

  function onDown({ pointerId }: PointerEvent): void {
    pressed.add(pointerId);
    clearTimeout(limit);
    limit = setTimeout(() => {
      pressed.clear();
      applyWaiting();
    }, longestPress);
  }

  function onEnd({ pointerId }: PointerEvent): void {
    pressed.delete(pointerId);
    // The click follows this event.
    requestAnimationFrame(applyWaiting);
  }

  const options = { capture: true, signal: listening.signal };
  addEventListener('pointerdown', onDown, options);
  addEventListener('pointerup', onEnd, options);
  addEventListener('pointercancel', onEnd, options);

  return {
    apply(value) {
      waiting = { value };
      applyWaiting();
    },
    stop() {
      clearTimeout(limit);
      listening.abort();
    },
  };
}
