import { type RefObject, useEffect, useRef, useState } from 'react';
import { readChat } from '../../../platform/chat/chat-messages';

/** Milliseconds until a frame that is not ready counts as failed. */
const timeout = 15_000;

export type ChatState = 'loading' | 'ready' | 'failed';

interface Chat {
  state: ChatState;
  /** How many of the pharmacy's answers have not been seen. */
  unread: number;
  frame: RefObject<HTMLIFrameElement | null>;
}

const atFirst = { state: 'loading' as ChatState, unread: 0 };

/** Follows the messages of the chat's frame; each attempt has a frame of its own. */
export function useChat(attempt: number, onClose: () => void): Chat {
  const frame = useRef<HTMLIFrameElement>(null);
  const [{ state, unread, of }, setChat] = useState({ ...atFirst, of: attempt });

  useEffect(() => {
    setChat({ ...atFirst, of: attempt });
    const timer = setTimeout(
      () => setChat((before) => (before.state === 'loading' ? { ...before, state: 'failed' } : before)),
      timeout,
    );
    function handle(event: MessageEvent<unknown>): void {
      const message = readChat(event, frame.current?.contentWindow ?? null);
      if (message?.type === 'close') onClose();
      else if (message?.type === 'unread') setChat((before) => withUnread(before, message.count));
      else if (message)
        setChat((before) => (before.state === message.type ? before : { ...before, state: message.type }));
    }
    addEventListener('message', handle);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', handle);
    };
  }, [attempt, onClose]);

  return of === attempt ? { state, unread, frame } : { ...atFirst, frame };
}

/** A frame that repeats itself, however often, renders nothing. */
function withUnread<T extends { unread: number }>(before: T, unread: number): T {
  return before.unread === unread ? before : { ...before, unread };
}
