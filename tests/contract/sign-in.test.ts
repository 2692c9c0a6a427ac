import { beforeAll, expect, it } from 'vitest';
import { type EidApp, eidApp } from '../../fixtures/backend/testing/eid-app';
import { getAccessToken } from '../../src/api/authy/calls';
import { expectedFailure } from '../../src/api/errors';
import { configureHttp } from '../../src/api/http';
import {
  cancelBankId,
  collectBankId,
  frejaLoginAddress,
  readFrejaReturn,
  startBankId,
} from '../../src/api/identity/calls';
import { subjectOf } from '../../src/session/token';
import { withCookies } from './answers/with-cookies';
import { shop } from './cart/client';

let backend: Awaited<ReturnType<typeof shop>>;
let app: EidApp;
let browser: typeof fetch;
let customer: string | null;

beforeAll(async () => {
  backend = await shop();
  app = eidApp(backend, '2026-03-02T12:00:00Z');
  if (!backend.config.fetch) throw new Error('the client has no network');
  const network = backend.config.fetch;
  browser = withCookies(async (input, init) => network(input, init));
  configureHttp({ ...backend.config, fetch: browser });
});

/** The subject that the bearer names. */
async function subject(): Promise<string | null> {
  return subjectOf({ accessToken: (await getAccessToken())?.token ?? '', expiresAt: 0 });
}

it("the shop's client signs in with BankID, once", async () => {
  const begun = await startBankId('recept');
  if (begun.status !== 'pending') throw new Error(`it begins as ${begun.status}`);
  await app.open({ qrCode: begun.qrCode });
  const { sessionId } = begun;
  expect(await collectBankId('recept', sessionId)).toMatchObject({ status: 'pending', hint: 'started', qrCode: null });
  await app.answer(begun.autoStartToken, { answer: 'approve', person: 'customer' });
  expect(await collectBankId('recept', sessionId)).toEqual({ sessionId, status: 'complete' });
  expect(await getAccessToken()).toMatchObject({ token: expect.any(String) });
  customer = await subject();
  expect(customer).toEqual(expect.any(String));
  expect(await subject()).toBe(customer);
  expect(await collectBankId('recept', sessionId).catch(expectedFailure)).toMatchObject({ code: 'ALREADY_USED' });
});

it('a cancelled order is over', async () => {
  const { sessionId } = await startBankId('kundklubb');
  await cancelBankId('kundklubb', sessionId);
  expect(await collectBankId('kundklubb', sessionId)).toEqual({ sessionId, status: 'failed', reason: 'cancelled' });
});

it('with Freja, the response is read from the return address', async () => {
  const request = { registration: 'doktor-se', redirectUrl: '/recept/doktor-se/?a=1', nonce: 'n1' } as const;
  const away = await browser(frejaLoginAddress(request));
  const token = new URL(away.headers.get('location') ?? '').searchParams.get('freja');
  const { body } = await app.open({ token });
  await app.answer(token, { answer: 'approve', person: 'member' });
  const back = await browser((body as { returnTo: string }).returnTo);
  const page = new URL(back.headers.get('location') ?? '');
  expect(page.href).toBe('http://localhost/recept/doktor-se/?a=1&nonce=n1&eid=APPROVED');
  expect(readFrejaReturn(page.search)).toEqual({ result: 'APPROVED', nonce: 'n1' });
  expect(await subject()).toEqual(expect.any(String));
  expect(await subject()).not.toBe(customer);
});
