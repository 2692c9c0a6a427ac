import { createHost, iframeConnection } from '../../../bridge/host';
import { type SentEvent, sentEvent } from './sent-event';

/** Acts as an app that allows everything, and reports the events that the shop sends it. @returns stops it */
export function watchBridge(frame: HTMLIFrameElement, onSent: (events: SentEvent[]) => void): () => void {
  const host = createHost({
    window,
    connection: iframeConnection({ window, frame, origin: location.origin }),
    hello: () => ({
      version: 1,
      app: { name: 'Händelser', version: '1.0' },
      capabilities: [],
      consent: { preferences: true, statistics: true, marketing: true },
    }),
    onMessage(message) {
      if (message.type !== 'ANALYTICS_EVENT') return;
      onSent([sentEvent(message.payload.name, message.payload.parameters)]);
    },
  });
  return () => host.dispose();
}
