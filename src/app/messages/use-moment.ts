import { useEffect, useState } from 'react';
import { nextChange, type WebsiteMessage } from '../../domain/website-message';

/** ms; browsers run longer timers at once. */
const longest = 3_600_000;

/** The time in epoch milliseconds, anew whenever one of the messages begins or ends. */
export function useMoment(messages: readonly WebsiteMessage[]): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const at = Date.now();
      setNow(at);
      const next = nextChange(messages, at);
      if (next !== null) timer = setTimeout(tick, Math.min(next - at, longest));
    };
    tick();
    return () => clearTimeout(timer);
  }, [messages]);
  return now;
}
