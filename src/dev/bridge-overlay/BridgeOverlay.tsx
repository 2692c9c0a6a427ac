import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button/Button';
import * as styles from './BridgeOverlay.css';
import { onMessages, recordingOf, type ShownMessage, shownMessages } from './traffic';

/** The states that an app shows, and what it has said of itself. */
const states = ['HELLO', 'ROUTE_CHANGE', 'CART_CHANGE', 'INSETS', 'APPEARANCE', 'TOKEN'];

/** What the shop and the app around it have said to each other, for who develops the app. Its words are English. */
export function BridgeOverlay() {
  const messages = useSyncExternalStore(onMessages, shownMessages);
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard?.writeText(recordingOf(messages)).then(() => setCopied(true));
  return (
    <aside className={styles.corner} aria-label="Bridge" lang="en" data-screen-only>
      <details>
        <summary className={styles.summary}>Bridge: {messages.length} messages</summary>
        {/* A region that scrolls must be reachable by keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
        <section className={styles.contents} aria-label="Messages of the bridge" tabIndex={0}>
          <dl className={styles.facts}>
            {states.map((type) => (
              <Fact key={type} term={type} value={text(messages.findLast((each) => each.type === type)?.payload)} />
            ))}
            {marks().map(({ name, startTime }) => (
              <Fact key={name} term={name} value={`${Math.round(startTime)} ms`} />
            ))}
          </dl>
          <div>
            <Button size="small" variant="secondary" onClick={copy}>
              Copy as a recording
            </Button>{' '}
            <span role="status">{copied && 'Copied.'}</span>
          </div>
          <ol className={styles.messages}>
            {messages.toReversed().map((message) => (
              <Message key={message.number} {...message} />
            ))}
          </ol>
        </section>
      </details>
    </aside>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{value}</dd>
    </>
  );
}

function Message({ at, direction, type, payload }: ShownMessage) {
  return (
    <li className={styles.message}>
      <time>{at.toLocaleTimeString('sv-SE')}</time> {direction === 'toHost' ? 'to the app' : 'to the shop'}{' '}
      <strong>{type}</strong>
      <pre className={styles.payload}>{text(payload)}</pre>
    </li>
  );
}

/** When the first messages of the bridge came, and when the page was drawn. */
function marks(): PerformanceEntry[] {
  const own = performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('luckan-'));
  return [...performance.getEntriesByType('paint'), ...own];
}

function text(payload: unknown): string {
  return payload === undefined ? '–' : JSON.stringify(payload);
}
