const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'pushState', 'popstate'];

/** Aborts as soon as the visitor presses, scrolls, types or goes to another address. */
export function untilVisitorActs(window: Window): AbortSignal {
  const acted = new AbortController();
  for (const name of acts) {
    // In the capture phase: nothing below can stop the event first.
    window.addEventListener(name, () => acted.abort(), { passive: true, capture: true, signal: acted.signal });
  }
  return acted.signal;
}
