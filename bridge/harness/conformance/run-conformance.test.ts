import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Envelope } from '../../protocol/envelope';
import { messages } from '../../protocol/messages';
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

  it('passes with the package’s own host, which hears of every message to it', async () => {
    const { report, heard } = await run({});
    expect(report.checks.filter(({ result }) => !['passed', 'sent'].includes(result))).toEqual([]);
    expect(report).toMatchObject({ transport: 'android', app: 'Example 2.0' });
    const told = Object.values(messages).filter(({ direction, kind }) => direction === 'toHost' && kind !== 'request');
    expect(told.map(({ name }) => name).filter((name) => !heard.includes(name))).toEqual([]);
  });

  it('tells the app of each result and of the end', async () => {
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

  it('an app without capabilities fails nothing; what it does not offer is said', async () => {
    const { report, resultOf } = await run({ hello: () => helloWith() });
    expect(countsOf(report.checks)).toMatchObject({ failed: 0, notOffered: 4 });
    expect(resultOf('open-external')).toMatchObject({ result: 'notOffered' });
  });

  it('an app that never answers passes as such', async () => {
    const { report } = await run({ hello: () => null, helpful: false }, { silentHost: true });
    expect(countsOf(report.checks).failed).toBe(0);
  });

  it('goes on where the app had left the page', async () => {
    const first = await run({});
    const before = first.report.checks.slice(0, -1);
    const started: string[] = [];
    const { report } = await run({}, { before, onStart: ({ id }) => started.push(id) });
    expect(started).toEqual(['tell-view-checkout']);
    expect(report.checks).toHaveLength(checks.length);
  });
});

describe('an app that does it wrong is told what', () => {
  const wrong: [string, TestApp, string[]][] = [
    ['never answers', { hello: () => null, helpful: false }, ['handshake', 'new-session', 'survives-nonsense']],
    ['answers into the session before', { changeAnswer: oldSession() }, ['new-session', 'survives-nonsense']],
    ['opens scripts', { onRequest: () => ({ ok: true }), change: unsafeAsSafe }, ['refuses-dangerous-addresses']],
    ['answers requests under ids of its own', { changeAnswer: ackUnderOtherId }, ['open-external']],
    ['forgets to renew the token', { change: without('TOKEN_ERROR') }, ['token-renewed']],
    ['does not speak of its own accord', { helpful: false }, ['from-app-back', 'from-app-navigate', 'from-app-insets']],
    ['listens to frames', { listensToFrames: true }, ['foreign-frame']],
    ['breaks at nonsense', { change: brokenByNonsense() }, ['survives-nonsense']],
  ];

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

function brokenByNonsense() {
  let broken = false;
  return (message: Envelope) => {
    broken ||= message.type === 'NO_SUCH_MESSAGE';
    return broken ? null : message;
  };
}
