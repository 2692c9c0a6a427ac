import { type SentEvent, sentEvent } from './sent-event';

interface Watched {
  readonly contentWindow: { dataLayer?: unknown[] } | null;
}

/** milliseconds */
const pollEvery = 200;

function eventOf(entry: unknown): SentEvent | null {
  if (Object.prototype.toString.call(entry) === '[object Arguments]') {
    const [command, kind, value] = Array.from(entry as ArrayLike<unknown>);
    return sentEvent(`${String(command)} ${String(kind)}`, value);
  }
  const { event, ...content } = entry as { event?: string };
  return event === undefined ? null : sentEvent(event, content);
}

/** Reports what the shop in this frame adds to its data layer, document after document. @returns stops it */
export function watchDataLayer(frame: Watched, onSent: (events: SentEvent[]) => void): () => void {
  let layer: unknown[] | undefined;
  let seen = 0;
  const timer = setInterval(() => {
    const current = frame.contentWindow?.dataLayer;
    if (current !== layer) seen = 0;
    layer = current;
    const added = (layer ?? []).slice(seen);
    seen += added.length;
    if (added.length > 0) onSent(added.map(eventOf).filter((event) => event !== null));
  }, pollEvery);
  return () => clearInterval(timer);
}
