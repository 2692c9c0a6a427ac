/** Milliseconds: the second tap of a double tap, and a key that repeats, come sooner. */
const doublePress = 500;

/** Calls once what a double press would call twice with the same arguments. */
export function oncePerPress<Args extends unknown[]>(call: (...args: Args) => unknown): (...args: Args) => void {
  let last = { args: '', at: Number.NEGATIVE_INFINITY };
  return (...args) => {
    const now = { args: JSON.stringify(args), at: performance.now() };
    if (now.args === last.args && now.at - last.at < doublePress) return;
    last = now;
    call(...args);
  };
}
