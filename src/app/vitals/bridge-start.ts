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
export function bridgeStart(): BridgeStart | null {
  const times = Object.entries(bridgeMarks).flatMap(([name, mark]) => {
    const [entry] = performance.getEntriesByName(mark);
    return entry ? [[name, Math.round(entry.startTime)] as const] : [];
  });
  const { ready, ...others } = Object.fromEntries(times) as Partial<BridgeStart>;
  return ready === undefined ? null : { ready, ...others };
}
