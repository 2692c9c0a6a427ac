import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useUnsavedState } from '../../../lib/unsaved-state';
import { textButton } from '../../../ui/button/text-button.css';
import { Icon } from '../../../ui/icon/Icon';
import { chat } from '../../../ui/icon/paths';
import { visuallyHidden } from '../../../ui/theme/visually-hidden.css';
import * as styles from './Chat.css';
import { ChatFrame } from './ChatFrame';
import { ChatPanel } from './ChatPanel';
import { useChat } from './use-chat';

/**
 * Opens the chat. Until then nothing is requested from the chat's company; from then on it stays loaded, and a conversation
 * goes on from page to page, behind a button that lies above them.
 */
export function Chat({ address }: { address: string }) {
  const { t } = useLingui();
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [attempt, setAttempt] = useState(1);
  /** How many of the pharmacy's answers have come while it was closed. */
  const [unread, setUnread] = useState(0);
  const onAnswer = useCallback(() => setUnread((before) => before + 1), []);
  const onClose = useCallback(() => {
    setIsOpen(false);
    setUnread(0);
  }, []);
  const { state, hasBegun, frame } = useChat({ attempt, isLoaded: wasOpened, onAnswer, onClose });
  useUnsavedState(hasBegun && state !== 'failed');

  function open(): void {
    setWasOpened(true);
    setIsOpen(true);
  }
  const unseen = isOpen ? 0 : unread;

  return (
    <div>
      <button type="button" className={textButton} onClick={open}>
        <Icon path={chat} />
        <Trans>Chatta med oss</Trans>
      </button>
      {wasOpened && (
        <ChatPanel isOpen={isOpen} attempt={attempt} onClose={onClose}>
          <ChatFrame
            key={attempt}
            ref={frame}
            address={address}
            state={state}
            onRetry={() => setAttempt(attempt + 1)}
          />
        </ChatPanel>
      )}
      {wasOpened && !isOpen && (
        <button type="button" className={styles.launcher} onClick={open}>
          <Icon path={chat} />
          <Trans>Chatt</Trans>
          {unseen > 0 && (
            <span className={styles.unread} role="img" aria-label={t`${unseen} nya svar`}>
              {unseen}
            </span>
          )}
        </button>
      )}
      <p className={visuallyHidden} role="status">
        {unseen > 0 && <Plural value={unseen} one="Ett nytt svar i chatten" other="# nya svar i chatten" />}
      </p>
    </div>
  );
}
