import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useBottomBarHeight } from '../../ui/bottom-bar/bottom-bar';
import { Button } from '../../ui/button/Button';
import * as styles from './BridgeOverlay.css';
import { messagesAtom, recordingOf, type ShownMessage } from './traffic';

/** The states that an app shows, and what it has reported of itself. */
const states = ['HELLO', 'ROUTE_CHANGE', 'CART_CHANGE', 'INSETS', 'APPEARANCE', 'TOKEN'];

/** What the shop and the app around it have sent to each other, for who develops the app. Its words are English. */
export function BridgeOverlay() {
  const messages = useAtomValue(messagesAtom);
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard?.writeText(recordingOf(messages)).then(() => setCopied(true));
  const latest = states.flatMap((type) => messages.findLast((each) => each.type === type) ?? []);
  return (
    <aside
      className={styles.corner}
      ref={useBottomBarHeight<HTMLElement>()}
      aria-label="Bridge"
      lang="en"
      data-screen-only
    >
      <details>
        <summary className={styles.summary}>Bridge: {messages.length} messages</summary>
        {/* A region that scrolls must be reachable by keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
        <section className={styles.contents} aria-label="Messages of the bridge" tabIndex={0}>
          <div className={styles.actions}>
            <Button size="small" variant="secondary" onClick={copy}>
              Copy as a recording
            </Button>
            <span role="status">{copied && 'Copied.'}</span>
          </div>
          <h2 className={styles.heading}>State</h2>
          <ul className={styles.messages}>
            {latest.map((message) => (
              <Message key={message.type} {...message} />
            ))}
          </ul>
          <h2 className={styles.heading}>Times of this document</h2>
          <ul className={styles.messages}>
            {marks().map(({ name, startTime }) => (
              <li key={name}>
                {name}: {Math.round(startTime)} ms
              </li>
            ))}
          </ul>
          <h2 className={styles.heading}>Messages, the latest first</h2>
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

function Message({ at, direction, type, payload }: ShownMessage) {
  return (
    <li>
      <details>
        <summary className={styles.message}>
          <time>{at.toLocaleTimeString('sv-SE')}</time> <strong>{type}</strong>{' '}
          {direction === 'toHost' ? 'to the app' : 'to the shop'}
        </summary>
        <pre className={styles.payload}>{JSON.stringify(payload, null, 2)}</pre>
      </details>
    </li>
  );
}

/** When the first messages of the bridge came, and when the page was drawn. */
function marks(): PerformanceEntry[] {
  const own = performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('luckan-'));
  return [...performance.getEntriesByType('paint'), ...own].sort((a, b) => a.startTime - b.startTime);
}
