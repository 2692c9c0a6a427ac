import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WebsiteMessage } from '../../domain/website-message';
import { ignoreSecondClick } from '../../lib/double-click';
import { mainId } from '../navigation/main-id';
import { dismiss } from './dismissed';
import { MessageRow } from './MessageRow';
import { Polite } from './Polite';
import { giveBackSpace, setMessagesHeight } from './space';
import { useClearOfMessages } from './use-clear-of-messages';
import { useShownMessages } from './use-shown-messages';
import * as styles from './WebsiteMessages.css';

/**
 * The operator's messages for this page, the others behind the most serious one. Problems are announced at once, others
 * when the visitor pauses.
 */
export function WebsiteMessages({ className }: { className: string }) {
  const { t } = useLingui();
  const { all, shown } = useShownMessages();
  const region = useRef<HTMLElement>(null);
  const [isExpanded, setIsExpanded] = useState(false);
  const [wasClosed, setWasClosed] = useState(false);
  useClearOfMessages(region, shown.length > 0);
  if (shown.length === 0) return null;

  function close(message: WebsiteMessage, event: MouseEvent): void {
    // The next message's button takes this one's place.
    ignoreSecondClick(event);
    // The next message's button, if there is one, takes the focus before this one is gone with it.
    flushSync(() => {
      setWasClosed(true);
      dismiss(message, all);
    });
    setMessagesHeight(region.current?.offsetHeight ?? 0);
    giveBackSpace();
    const next = region.current?.querySelector<HTMLElement>('button') ?? document.getElementById(mainId);
    next?.focus({ preventScroll: true });
  }

  const rows = (messages: WebsiteMessage[]) =>
    messages.map((message) => (
      <MessageRow key={message.id} message={message} onClose={(event) => close(message, event)} />
    ));
  const visible = isExpanded ? shown : shown.slice(0, 1);
  const more = shown.length - 1;
  const problems = visible.filter(({ severity }) => severity === 'problem');
  const others = visible.filter(({ severity }) => severity !== 'problem');
  return (
    <section ref={region} className={`${className} ${styles.messages}`} aria-label={t`Meddelanden`}>
      {problems.length > 0 && <div role="alert">{rows(problems)}</div>}
      <Polite isKnown={wasClosed}>{rows(others)}</Polite>
      {more > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? (
            <Trans>Visa bara ett meddelande</Trans>
          ) : (
            <Plural value={more} one="Visa # meddelande till" other="Visa # meddelanden till" />
          )}
        </button>
      )}
    </section>
  );
}
