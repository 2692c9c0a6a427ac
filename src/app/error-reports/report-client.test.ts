import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import { codeOf, type ErrorPlace } from '../../telemetry/report-error';
import { createReportClient } from './report-client';

const filesBase = 'https://shop.example/';
const chunk = 'HomeScreen-ABCDEF23.js';
const page = {
  release: 'luckan@ABCDEF23',
  mode: 'site' as const,
  template: 'product',
  userAgent: 'Mozilla/5.0 Firefox/140.0',
};
const settings = {
  dsn: 'https://key@errors.example/7',
  tunnel: '/api/error-reports',
  environment: 'test',
  sampleRate: 1,
};
const fetch = vi.fn<typeof globalThis.fetch>();
let send: ReturnType<typeof createReportClient>;

beforeEach(() => {
  fetch.mockReset().mockImplementation(async () => new Response('{}'));
  send = createReportClient({ settings, filesBase, fetch });
});

function report(error: unknown, where: ErrorPlace = 'part'): void {
  send({ error, where, code: codeOf(error) }, page);
}

function errorWith(stack: string, message = 'gone'): Error {
  return Object.assign(new TypeError(message), { stack });
}

const bodies = () => fetch.mock.calls.map(([, request]) => String(request?.body));

/** The events that were sent, as the service reads them. */
async function events(count: number) {
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(count));
  return bodies().map((body) => JSON.parse(body.split('\n')[2] ?? ''));
}

it('an error is sent with its code, place, build, page and our own calls', async () => {
  report(
    errorWith(`TypeError: gone\n    at a (${filesBase}assets/${chunk}:1:200)\n    at ${filesBase}assets/${chunk}:2:3`),
  );
  const [event] = await events(1);
  expect(event).toMatchObject({
    level: 'error',
    platform: 'javascript',
    release: 'luckan@ABCDEF23',
    environment: 'test',
    tags: { code: 'TypeError', where: 'part', mode: 'site', template: 'product', engine: 'other' },
    exception: { values: [{ type: 'TypeError', value: 'part' }] },
  });
  expect(event.exception.values[0].stacktrace.frames).toEqual([
    { filename: `app:///assets/${chunk}`, lineno: 2, colno: 3, in_app: true },
    { filename: `app:///assets/${chunk}`, lineno: 1, colno: 200, in_app: true },
  ]);
  expect(event.debug_meta.images).toEqual([
    { type: 'sourcemap', code_file: `app:///assets/${chunk}`, debug_id: expect.stringMatching(/^[\da-f-]{36}$/) },
  ]);
});

it('a report is sent to the shop’s own host, with no cookies, no referrer and no address of the visitor to store', async () => {
  report(new Error('x'));
  const [event] = await events(1);
  const [address, request] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/api/error-reports');
  expect(request).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
  expect(new Headers(request?.headers).get('content-type')).toBe('application/x-sentry-envelope');
  // By this the host knows that it may pass the report on.
  expect(JSON.parse(bodies()[0]?.split('\n')[0] ?? '')).toMatchObject({ dsn: settings.dsn });
  expect(event.sdk.settings).toEqual({ infer_ip: 'never' });
});

/** What must never leave, with hash-like and number-like forms of it. */
const secrets = [
  '19870412-9803',
  '198704129803',
  'kim.lund@mejl.nu',
  'eyJhbGciOiJIUzI1NiJ9.e30.abc',
  'Exempelgatan 12',
  'Levotyroxin 100 mikrogram',
  '070-123 45 67',
];

it.each(secrets)('nothing of %s leaves, wherever an error has it', async (secret) => {
  const address = `${filesBase}recept/${encodeURIComponent(secret)}/?q=${secret}#${secret}`;
  const named = Object.assign(new Error(`${secret} ${address}`), { name: secret, secret, cause: new Error(secret) });
  report(named);
  report(
    errorWith(
      `TypeError: ${secret}\n    at ${secret} (${filesBase}assets/${chunk}?${secret}:1:2)\n    at ${address}:1:2`,
    ),
  );
  report(
    errorWith(
      `${secret}@${filesBase}assets/${chunk}:${secret.replace(/\D/g, '').padEnd(10, '1')}:7\n${secret}@${filesBase}assets/${chunk}:3:4`,
    ),
  );
  report(
    new TypeError(`Failed to fetch dynamically imported module: ${filesBase}assets/${secret}.js?${secret}`),
    'screen',
  );
  report(new TypeError(`failed to load ${address}`), 'part');
  report(
    { kind: secret, violation: { effectiveDirective: secret, blockedURI: address, sourceFile: address } },
    'policy',
  );
  report(
    new ApiError({ kind: 'elevate', body: secret }, { title: secret, type: secret, code: secret, fields: [secret] }),
  );
  report(secret);
  // Two of them are the same, once all of this is left out.
  await events(6);
  for (const body of bodies()) {
    expect(body).not.toContain(secret);
    expect(body).not.toContain(encodeURIComponent(secret));
    for (const part of secret.match(/[A-Za-z]{4,}|\d{6,}/g) ?? []) expect(body).not.toContain(part);
  }
});

it('a failed load names the file of ours that is missing', async () => {
  report(new TypeError(`Failed to fetch dynamically imported module: ${filesBase}assets/${chunk}`), 'screen');
  report(new TypeError(`failed to load ${filesBase}assets/HomeScreen-0a1b2c.css`), 'part');
  report(new TypeError('Failed to fetch'), 'part');
  const chunks = (await events(3)).map(({ tags }) => tags.chunk);
  expect(chunks).toEqual([chunk, 'HomeScreen-0a1b2c.css', undefined]);
});

it('a violated policy is sent with its directive, the origin that was blocked, and our file', async () => {
  const violation = {
    effectiveDirective: 'connect-src',
    blockedURI: 'https://evil.example/collect?who=Kim',
    sourceFile: `${filesBase}assets/${chunk}`,
  };
  report({ kind: 'connect-src', violation }, 'policy');
  const [event] = await events(1);
  expect(event.tags).toMatchObject({
    code: 'violation',
    where: 'policy',
    directive: 'connect-src',
    blocked: 'https://evil.example',
    file: chunk,
  });
  expect(bodies()[0]).not.toMatch(/collect|Kim/);
});

it("what a browser's extension does is not reported", async () => {
  report(errorWith('Error: x\n    at chrome-extension://abc/content.js:1:2'), 'unhandled');
  const violation = { effectiveDirective: 'img-src', blockedURI: 'https://a.example', sourceFile: 'moz-extension' };
  report({ kind: 'img-src', violation }, 'policy');
  report(new Error('ours'));
  expect((await events(1)).length).toBe(1);
});

it('the same error is sent once per page, and ten different ones at most', async () => {
  for (let line = 1; line <= 12; line++)
    for (const _ of ['once', 'again']) report(errorWith(`Error\n    at x (${filesBase}assets/${chunk}:${line}:1)`));
  const lines = (await events(10)).map(({ exception }) => exception.values[0].stacktrace.frames[0].lineno);
  expect(lines).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it('a host that hangs holds one report, and the others wait until it is given up', async () => {
  let giveUp = () => {};
  fetch.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        giveUp = () => reject(new DOMException('late', 'TimeoutError'));
      }),
  );
  for (const where of ['part', 'screen', 'payment'] as const) report(new Error('x'), where);
  await events(1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetch).toHaveBeenCalledTimes(1);
  giveUp();
  await events(3);
});

it('a receiver that fails, or asks to be left alone, disturbs nothing', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  report(new Error('x'), 'part');
  await events(1);
  fetch.mockResolvedValueOnce(new Response('', { status: 429, headers: { 'retry-after': '60' } }));
  report(new Error('x'), 'screen');
  await events(2);
  await new Promise((resolve) => setTimeout(resolve));
  report(new Error('x'), 'payment');
  expect(fetch).toHaveBeenCalledTimes(2);
});
