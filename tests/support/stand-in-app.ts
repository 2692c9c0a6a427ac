import type { BrowserContext } from '@playwright/test';
import { readMessage } from '../../bridge/protocol/read-message';
import { toHostSchemas } from '../../bridge/protocol/schemas';
import type { ToHostType as AppMessageType, MessageOf, PayloadOf, ToGuestType } from '../../bridge/protocol/types';

export type { AppMessageType, PayloadOf };

/** A message from the shop to its app. */
export type AppMessage = MessageOf<AppMessageType>;

/** The app's immediate messages in response to each type; an ACK acknowledges the message. */
export type Answers = Partial<Record<AppMessageType, Pick<MessageOf<ToGuestType>, 'type' | 'payload'>[]>>;

/** An app that greets at once and has these capabilities. */
export function greeting(...capabilities: string[]): Answers {
  return {
    READY: [{ type: 'HELLO', payload: { version: 1, app: { name: 'Exempelappen', version: '1.0' }, capabilities } }],
  };
}

declare global {
  interface Window {
    tellApp(message: string): void;
    /** Undefined while a page loads. */
    __luckanReceive?: (message: unknown) => void;
    /** Sends a message from the app unprompted. */
    sendAsApp(message: Pick<MessageOf<ToGuestType>, 'type' | 'payload'>): void;
  }
}

/**
 * Acts as an Android app on every page of the context: its marker, and the listener for messages.
 * @returns all messages to the app, in order, from all documents; an invalid message throws
 */
export async function standInApp(context: BrowserContext, answers: Answers = {}): Promise<AppMessage[]> {
  const messages: AppMessage[] = [];
  await context.addCookies([{ name: 'luckan_app', value: '1', domain: 'localhost', path: '/' }]);
  await context.exposeBinding('tellApp', (_source, text: string) => {
    const reading = readMessage(text, toHostSchemas);
    if (reading.kind !== 'message') throw new Error(`not a message of the protocol: ${text}`);
    messages.push(reading.message);
  });
  await context.addInitScript((answers) => {
    if (window.parent !== window) return;
    let seq = 0;
    let session = '';
    const send = (message: object, id = `app.${seq}`) =>
      window.__luckanReceive?.({ luckan: 1, id, session, seq: seq++, ...message });
    const postMessage = (text: string) => {
      window.tellApp(text);
      const messages = JSON.parse(text) as { type: keyof typeof answers; session: string; id: string };
      session = messages.session;
      for (const answer of answers[messages.type] ?? [])
        setTimeout(() => send(answer, answer.type === 'ACK' ? messages.id : undefined));
    };
    Object.assign(window, { luckanHost: { postMessage }, sendAsApp: (message: object) => send(message) });
  }, answers);
  return messages;
}
