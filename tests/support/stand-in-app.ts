import type { BrowserContext } from '@playwright/test';
import { readMessage } from '../../bridge/protocol/read-message';
import { toHostSchemas } from '../../bridge/protocol/schemas';
import type { MessageOf, PayloadOf, ToGuestType, ToHostType as ToldType } from '../../bridge/protocol/types';

export type { PayloadOf, ToldType };

/** A message that the shop gave to its app. */
export type Told = MessageOf<ToldType>;

/** What the app says, at once, whenever it is told something of a type; an ACK is the answer to that. */
export type Answers = Partial<Record<ToldType, Pick<MessageOf<ToGuestType>, 'type' | 'payload'>[]>>;

/** An app that greets at once, and does these things itself. */
export function greeting(...capabilities: string[]): Answers {
  return {
    READY: [{ type: 'HELLO', payload: { version: 1, app: { name: 'Exempelappen', version: '1.0' }, capabilities } }],
  };
}

declare global {
  interface Window {
    tellApp(message: string): void;
    /** Not there while a page loads. */
    __luckanReceive?: (message: unknown) => void;
    /** The app says something of its own accord. */
    sayAsApp(message: Pick<MessageOf<ToGuestType>, 'type' | 'payload'>): void;
  }
}

/**
 * Acts as an Android app on every page of the context: its mark, and the listener for messages.
 * @returns all that the app is told, in order, over every document; a message that breaks the protocol throws
 */
export async function standInApp(context: BrowserContext, answers: Answers = {}): Promise<Told[]> {
  const told: Told[] = [];
  await context.addCookies([{ name: 'luckan_app', value: '1', domain: 'localhost', path: '/' }]);
  await context.exposeBinding('tellApp', (_source, text: string) => {
    const reading = readMessage(text, toHostSchemas);
    if (reading.kind !== 'message') throw new Error(`not a message of the protocol: ${text}`);
    told.push(reading.message);
  });
  await context.addInitScript((given) => {
    if (window.parent !== window) return;
    let seq = 0;
    let session = '';
    const say = (said: object, id = `app.${seq}`) =>
      window.__luckanReceive?.({ luckan: 1, id, session, seq: seq++, ...said });
    const postMessage = (text: string) => {
      window.tellApp(text);
      const told = JSON.parse(text) as { type: keyof typeof given; session: string; id: string };
      session = told.session;
      for (const answer of given[told.type] ?? [])
        setTimeout(() => say(answer, answer.type === 'ACK' ? told.id : undefined));
    };
    Object.assign(window, { luckanHost: { postMessage }, sayAsApp: (said: object) => say(said) });
  }, answers);
  return told;
}
