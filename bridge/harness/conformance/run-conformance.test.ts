import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Envelope } from '../../protocol/envelope';
import { messages } from '../../protocol/messages';
import { readMessage } from '../../protocol/read-message';
import { toHostSchemas } from '../../protocol/schemas';
import { checks } from './checks';
import { countsOf } from './run-conformance';
import { conformanceOf, helloWith, type TestApp } from './testing';

vi.mock('./samples', async (original) => ({
  ...(await original<typeof import('./samples')>()),
  // The page fetches its sample; there is no page here.
  pdfSample: async () => ({ fileName: 'a.pdf', title: 'A', mediaType: 'application/pdf', size: 1, base64: 'QQ==' }),
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function run(app: TestApp, options?: Parameters<typeof conformanceOf>[1]) {
  const running = conformanceOf(app, options);
  await vi.runAllTimersAsync();
  return running;
}

describe('the conformance run', () => {
  it('exercises every message of the protocol', () => {
    const exercised = new Set(checks.flatMap((check) => check.messages));
    expect(Object.keys(messages).filter((type) => !exercised.has(type as never))).toEqual([]);
  });

  it('passes with the package’s own host, which receives every message', async () => {
    const { report, receivedTypes } = await run({});
    expect(report.checks.filter(({ result }) => !['passed', 'sent'].includes(result))).toEqual([]);
    expect(report).toMatchObject({ transport: 'android', app: 'Example 2.0' });
    const notifications = Object.values(messages).filter(
      ({ direction, kind }) => direction === 'toHost' && kind !== 'request',
    );
    expect(notifications.map(({ name }) => name).filter((name) => !receivedTypes.includes(name))).toEqual([]);
  });

  it('reports each result and the end to the app', async () => {
    const events: unknown[] = [];
    await run({
      change(message) {
        if (message.type === 'ANALYTICS_EVENT') events.push(message.payload);
        return message;
      },
    });
    expect(events).toContainEqual({
      name: 'bridge_conformance_result',
      parameters: { check: 'handshake', result: 'passed' },
    });
    expect(events.at(-1)).toMatchObject({ name: 'bridge_conformance', parameters: { failed: 0 } });
  });

  it('an app without capabilities fails nothing; missing ones are reported', async () => {
    const { report, resultOf } = await run({ hello: () => helloWith() });
    expect(countsOf(report.checks)).toMatchObject({ failed: 0, notOffered: 10 });
    expect(resultOf('open-external')).toMatchObject({ result: 'notOffered' });
  });

  it('an app that never answers passes as such', async () => {
    const { report } = await run({ hello: () => null, helpful: false }, { silentHost: true });
    expect(countsOf(report.checks).failed).toBe(0);
  });

  it('continues where the app had left the page', async () => {
    const first = await run({});
    const before = first.report.checks.slice(0, -1);
    const started: string[] = [];
    const { report } = await run({}, { before, onStart: ({ id }) => started.push(id) });
    expect(started).toEqual(['send-close-requested']);
    expect(report.checks).toHaveLength(checks.length);
  });
});

describe('a faulty app gets the reason of each failure', () => {
  const wrong: [string, TestApp, string[]][] = [
    ['never answers', { hello: () => null, helpful: false }, ['handshake', 'new-session', 'ignores-invalid-messages']],
    ['shows a malformed cart', { change: repaired('CART_CHANGE', { numberOfItems: 3 }) }, ['cart-icon']],
    ['takes what is older than the last of its type', { change: renumbered() }, ['cart-icon']],
    ['answers a malformed request for a token', { change: repaired('TOKEN_ERROR', {}) }, ['ignores-invalid-messages']],
    ['answers a malformed READY', { change: repaired('READY', {}) }, ['ignores-invalid-messages']],
    ['opens what is no address', { change: repaired('OPEN_EXTERNAL', {}) }, ['ignores-invalid-messages']],
    ['sends a token with a time in seconds', { token: inSeconds }, ['token-after-hello', 'token-renewed']],
    ['renews a token with one that expires earlier', { token: earlierEachTime() }, ['token-renewed']],
    ['returns to a script', { hello: () => ({ ...helloWith(), returnUrl: 'javascript:alert(1)' }) }, ['handshake']],
    [
      'never tells that it has turned dark',
      { hello: inDark, changeAnswer: without('APPEARANCE') },
      ['from-app-appearance'],
    ],
    ['sends what is malformed', { changeAnswer: withoutTop }, ['accepted', 'from-app-insets']],
    ['answers in the previous session', { changeAnswer: oldSession() }, ['new-session', 'ignores-invalid-messages']],
    ['opens scripts', { onRequest: () => ({ ok: true }), change: unsafeAsSafe }, ['refuses-dangerous-addresses']],
    ['answers requests with other ids', { changeAnswer: ackUnderOtherId }, ['open-external']],
    ['forgets to renew the token', { change: without('TOKEN_ERROR') }, ['token-renewed']],
    ['sends nothing unprompted', { helpful: false }, ['from-app-back', 'from-app-navigate', 'from-app-insets']],
    [
      'numbers nothing',
      { hello: () => helloWith(), changeAnswer: (message) => ({ ...message, seq: 0 }) },
      ['from-app-back', 'accepted'],
    ],
    ['listens to frames', { listensToFrames: true }, ['foreign-frame']],
    ['breaks at invalid messages', { change: stopsAtInvalid() }, ['ignores-invalid-messages']],
  ];

  it('what cannot be tested is inconclusive, and has not passed', async () => {
    const blind = await run({ listensToFrames: true, runsFrames: false });
    expect(blind.resultOf('foreign-frame')).toMatchObject({ result: 'inconclusive', reason: expect.any(String) });
    const mute = await run({ reportsCartIcon: false, change: repaired('CART_CHANGE', { numberOfItems: 3 }) });
    expect(mute.resultOf('cart-icon')).toMatchObject({ result: 'inconclusive', reason: expect.any(String) });
    const silent = await run({ hello: () => null, helpful: false }, { silentHost: true });
    const untested = ['foreign-frame', 'cart-icon', 'ignores-invalid-messages'];
    expect(untested.map((id) => silent.resultOf(id)?.result)).toEqual(untested.map(() => 'inconclusive'));
    expect(countsOf(silent.report.checks).inconclusive).toBe(3);
  });

  it.each(wrong)('%s', async (_, app, ids) => {
    const { resultOf } = await run(app);
    for (const id of ids) expect(resultOf(id), id).toMatchObject({ result: 'failed', reason: expect.any(String) });
  });
});

function oldSession() {
  let first: string | undefined;
  return (message: Envelope) => {
    first ??= message.session;
    return { ...message, session: first };
  };
}

function without(type: string) {
  return (message: Envelope) => (message.type === type ? null : message);
}

function unsafeAsSafe(message: Envelope): Envelope {
  return message.type === 'OPEN_EXTERNAL' ? { ...message, payload: { url: 'https://example.com/' } } : message;
}

function ackUnderOtherId(message: Envelope): Envelope {
  return message.type === 'ACK' ? { ...message, id: `${message.id}0` } : message;
}

function stopsAtInvalid() {
  let broken = false;
  return (message: Envelope) => {
    broken ||= message.type === 'NO_SUCH_MESSAGE';
    return broken ? null : message;
  };
}

/** A host that does not look at `seq`: as if each message had come in order. */
function renumbered() {
  let seq = 0;
  return (message: Envelope): Envelope => ({ ...message, seq: seq++ });
}

/** A host that takes what is malformed: as if the message of this type were a valid one. */
function repaired(type: string, fields: object) {
  return (message: Envelope): Envelope => {
    const reading = readMessage(message, toHostSchemas);
    if (message.type !== type || reading.kind === 'message') return message;
    const { payload } = JSON.parse(readFileSync(`bridge/protocol/golden/${type}.json`, 'utf8'));
    return { ...message, luckan: 1, payload: { ...payload, ...fields } };
  };
}

const inDark = () => ({ ...helloWith(), colorScheme: 'dark' as const });

const inSeconds = () => ({ accessToken: 'secret', expiresAt: Math.round(Date.now() / 1000) + 60 });

function earlierEachTime() {
  let left = 90_000;
  return () => {
    left -= 20_000;
    return { accessToken: 'secret', expiresAt: Date.now() + left };
  };
}

function withoutTop(message: Envelope): Envelope {
  return message.type === 'INSETS' ? { ...message, payload: { left: 0 } } : message;
}
