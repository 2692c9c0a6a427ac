import { bridgeMarks } from '../../platform/embedder/bridge-marks';

/** When the bridge's first messages came, in milliseconds since the document's start. */
interface BridgeStart {
  ready: number;
  /** Missing if the app has not answered. */
  hello?: number;
  /** Missing if the app owns no token, or has none. */
  token?: number;
}

/** Null without a bridge. */
function bridgeStart(): BridgeStart | null {
  const times = Object.entries(bridgeMarks).flatMap(([name, mark]) => {
    const [entry] = performance.getEntriesByName(mark);
    return entry ? [[name, Math.round(entry.startTime)] as const] : [];
  });
  const { ready, ...others } = Object.fromEntries(times) as Partial<BridgeStart>;
  return ready === undefined ? null : { ready, ...others };
}

/** Calls once, as soon as all messages have come, at the latest when the page is hidden; never without a bridge. */
export function onBridgeStart(report: (start: BridgeStart) => void): void {
  const listening = new AbortController();
  const marks = new PerformanceObserver(() => settle());

  function settle(isHidden = document.visibilityState === 'hidden'): void {
    const start = bridgeStart();
    if (!start || (start.token === undefined && !isHidden)) return;
    marks.disconnect();
    listening.abort();
    report(start);
  }

  if (!bridgeStart()) return;
  marks.observe({ type: 'mark' });
  document.addEventListener('visibilitychange', () => settle(), { signal: listening.signal });
  addEventListener('pagehide', () => settle(true), { signal: listening.signal });
  settle();
}
