import { type RefObject, useEffect, useRef, useState } from 'react';
import { createRateGuard } from '../../../lib/rate-guard';
import { readChat } from '../../../platform/chat/chat-messages';

/** Milliseconds until a frame that is not ready counts as failed. */
const timeout = 15_000;
/** Messages a second: more than any honest chat sends. */
const mostMessages = 50;

export type ChatState = 'loading' | 'ready' | 'failed';

interface Chat {
  state: ChatState;
  /** Whether there is a conversation, or the beginning of one, that would be lost with the document. */
  hasBegun: boolean;
  frame: RefObject<HTMLIFrameElement | null>;
}

interface ChatOptions {
  attempt: number;
  /** Whether there is a frame yet. */
  isLoaded: boolean;
  onAnswer: () => void;
  onClose: () => void;
}

const atFirst = { state: 'loading' as ChatState, hasBegun: false };

/** Follows the messages of the chat's frame; each attempt has a frame of its own. */
export function useChat({ attempt, isLoaded, onAnswer, onClose }: ChatOptions): Chat {
  const frame = useRef<HTMLIFrameElement>(null);
  const [chat, setChat] = useState({ ...atFirst, attempt });

  useEffect(() => {
    if (!isLoaded) return;
    const isFlood = createRateGuard(mostMessages, 1000);
    const update = (change: Partial<typeof atFirst>) =>
      setChat((before) => ({ ...(before.attempt === attempt ? before : atFirst), ...change, attempt }));
    const timer = setTimeout(() => update({ state: 'failed' }), timeout);

    function handle(event: MessageEvent<unknown>): void {
      const { source } = event;
      if (!source || source !== frame.current?.contentWindow) return;
      const message = isFlood() ? ({ type: 'failed' } as const) : readChat(event, frame.current.contentWindow);
      if (message) clearTimeout(timer);
      if (message?.type === 'close') onClose();
      else if (message?.type === 'begun' || message?.type === 'answered') update({ hasBegun: true });
      else if (message) update({ state: message.type });
      if (message?.type === 'answered') onAnswer();
    }
    addEventListener('message', handle);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', handle);
    };
  }, [attempt, isLoaded, onAnswer, onClose]);

  return { ...(chat.attempt === attempt ? chat : atFirst), frame };
}
