import type { BrowserContext, Page } from '@playwright/test';
import { readMessage } from '../../bridge/protocol/read-message';
import { toHostSchemas } from '../../bridge/protocol/schemas';
import type { ToHostType as AppMessageType, MessageOf, PayloadOf, ToGuestType } from '../../bridge/protocol/types';

export type { AppMessageType, PayloadOf };

/** A message from the shop to its app. */
export type AppMessage = MessageOf<AppMessageType>;

/** The app's immediate messages in response to each type; an ACK acknowledges the message. */
export type Answers = Partial<Record<AppMessageType, Pick<MessageOf<ToGuestType>, 'type' | 'payload'>[]>>;

const app = { name: 'Exempelappen', version: '1.0' };
const everything = { preferences: true, statistics: true, marketing: true };

/** An app that greets at once and has these capabilities. */
export function greeting(...capabilities: string[]): Answers {
  return { READY: [{ type: 'HELLO', payload: { version: 1, app, capabilities } }] };
}

/** The same, of a customer who has agreed to everything. */
export function greetingWithConsent(...capabilities: string[]): Answers {
  return { READY: [{ type: 'HELLO', payload: { version: 1, app, capabilities, consent: everything } }] };
}

/** The app's customer agrees to this: it greets again now, and each page from now on. */
export async function agreeInApp(page: Page, consent = everything): Promise<void> {
  await page.context().addInitScript((agreed) => Object.assign(window, { agreed }), consent);
  await page.evaluate((agreed) => window.agreeInApp(agreed), consent);
}

declare global {
  interface Window {
    sendToApp(message: string): void;
    /** Undefined while a page loads. */
    __luckanReceive?: (message: unknown) => void;
    /** Sends a message from the app unprompted. */
    sendAsApp(message: Pick<MessageOf<ToGuestType>, 'type' | 'payload'>): void;
    /** Greets with this consent. */
    agreeInApp(consent: object): void;
    /** What the customer has agreed to before this page. */
    agreed?: object;
  }
}

/**
 * Acts as an Android app on every page of the context: its marker, and the listener for messages.
 * @returns all messages to the app, in order, from all documents; an invalid message throws
 */
export async function standInApp(context: BrowserContext, answers: Answers = {}): Promise<AppMessage[]> {
  const messages: AppMessage[] = [];
  await context.addCookies([{ name: 'luckan_app', value: '1', domain: 'localhost', path: '/' }]);
  await context.exposeBinding('sendToApp', (_source, text: string) => {
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
      window.sendToApp(text);
      const messages = JSON.parse(text) as { type: keyof typeof answers; session: string; id: string };
      session = messages.session;
      if (messages.type === 'READY' && window.agreed) setTimeout(() => agreeInApp(window.agreed ?? {}));
      for (const answer of answers[messages.type] ?? []) {
        if (answer.type === 'HELLO' && window.agreed) continue;
        setTimeout(() => send(answer, answer.type === 'ACK' ? messages.id : undefined));
      }
    };
    // One that has not answered so far is taken to show these itself.
    const silent = {
      version: 1,
      app: { name: 'Exempelappen', version: '1.0' },
      capabilities: ['viewCheckout', 'findPharmacy'],
    };
    const own = answers.READY?.find(({ type }) => type === 'HELLO')?.payload ?? silent;
    const agreeInApp = (consent: object) => {
      // For a page that has not announced itself yet.
      window.agreed = consent;
      send({ type: 'HELLO', payload: { ...own, consent } });
    };
    Object.assign(window, { luckanHost: { postMessage }, sendAsApp: (message: object) => send(message), agreeInApp });
  }, answers);
  return messages;
}
