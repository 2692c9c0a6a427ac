import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeRequest, fakeHttp, visitorHttp } from '../../../tests/support/fake-http';
import type { BankIdSessionId } from '../../domain/eid';
import { expectedFailure } from '../errors';
import {
  cancelBankId,
  collectBankId,
  frejaLoginAddress,
  readFrejaReturn,
  startBankId,
  withoutFrejaReturn,
} from './calls';

const sessionId = 'f00' as BankIdSessionId;
const pending = {
  refreshToken: 'never-read',
  sessionType: 'LOGIN',
  autoStartToken: 'start',
  sessionId,
  QRCode: 'bankid.x.0.y',
  message: { status: 'pending', hintCode: 'outstandingTransaction' },
  code: null,
};
let calls: readonly FakeRequest[];
let answer: () => Response;

beforeEach(() => {
  const bases = { ...visitorHttp.bases, identity: 'https://id.example/api' };
  calls = fakeHttp(() => answer(), { bases, token: async () => 'bearer' });
});

const answers = (change: object) => {
  answer = () => Response.json({ ...pending, ...change });
};

it("a sign-in starts with the browser's cookie, and without a bearer", async () => {
  answers({});
  expect(await startBankId('doktor-se')).toEqual({
    sessionId,
    status: 'pending',
    hint: 'outstandingTransaction',
    autoStartToken: 'start',
    qrCode: 'bankid.x.0.y',
  });
  const [call] = calls;
  expect(call?.address).toBe('https://id.example/api/v2/bankid/login/doktor-se');
  expect(call?.init).toMatchObject({ method: 'POST', credentials: 'include' });
  expect(call?.init?.headers).not.toHaveProperty('authorization');
});

describe('the status of a sign-in', () => {
  const collect = () => collectBankId('kundklubb', sessionId);

  it('is fetched by its id', async () => {
    answers({ message: { status: 'complete', hintCode: null }, autoStartToken: null, QRCode: null });
    expect(await collect()).toEqual({ sessionId, status: 'complete' });
    expect(calls[0]?.address).toBe('https://id.example/api/v2/bankid/session/kundklubb');
    expect(calls[0]?.init?.body).toBe(JSON.stringify({ sessionId }));
  });

  it.each([
    [{ message: { status: 'failed', hintCode: 'startFailed' } }, 'startFailed'],
    [{ message: { status: 'failed', hintCode: 'newWord' } }, 'unknown'],
    [{ message: { status: 'failed', hintCode: null } }, 'unknown'],
    [{ message: { status: 'failed' } }, 'unknown'],
    [{ message: { status: 'failed', hintCode: null }, code: 'UNSUPPORTED_NUMBER' }, 'UNSUPPORTED_NUMBER'],
    [{ message: { status: 'failed', hintCode: 'cancelled' }, code: 'RFA3' }, 'cancelled'],
  ])('%j is a failure with the reason %s', async (change, reason) => {
    answers(change);
    expect(await collect()).toEqual({ sessionId, status: 'failed', reason });
  });

  it('tolerates unknown codes and fields', async () => {
    answers({
      message: { status: 'pending', hintCode: 'processing' },
      autoStartToken: undefined,
      QRCode: null,
      more: 1,
    });
    expect(await collect()).toEqual({
      sessionId,
      status: 'pending',
      hint: 'unknown',
      autoStartToken: null,
      qrCode: null,
    });
  });

  it.each([
    [{ sessionId: 7 }, 'sessionId'],
    [{ message: { status: 'somehow' } }, 'message.status'],
    [{ message: null }, 'message'],
    [{ QRCode: {} }, 'QRCode'],
  ])('%j is malformed, and the field is reported', async (change, field) => {
    answers(change);
    expect(await collect().catch(expectedFailure)).toEqual({ kind: 'malformed', field });
  });

  it('is rejected if another browser began the sign-in, and after it has been used', async () => {
    answer = () => Response.json({ errorCode: 'UNKNOWN_SESSION' }, { status: 404 });
    expect(await collect().catch(expectedFailure)).toMatchObject({ kind: 'refused', status: 404 });
    answer = () => Response.json({ errorCode: 'ALREADY_USED' }, { status: 409 });
    expect(await collect().catch(expectedFailure)).toEqual({ kind: 'conflict', code: 'ALREADY_USED' });
  });
});

it('a sign-in is cancelled by its id, even while the page is being unloaded', async () => {
  answer = () => new Response(null, { status: 204 });
  await cancelBankId('recept', sessionId);
  expect(calls[0]?.address).toBe('https://id.example/api/v2/bankid/logout/recept');
  expect(calls[0]?.init).toMatchObject({ method: 'POST', keepalive: true, body: JSON.stringify({ sessionId }) });
});

describe('Freja', () => {
  it.each([
    ['/kundklubb/', '/kundklubb/?nonce=n%261'],
    ['https://shop.example/recept/?a=1&nonce=old#b', 'https://shop.example/recept/?a=1&nonce=n%261#b'],
  ])('opens at an address that returns to %s with the nonce', (redirectUrl, expected) => {
    const address = new URL(frejaLoginAddress({ registration: 'recept', redirectUrl, nonce: 'n&1' }));
    expect(address.origin + address.pathname).toBe('https://id.example/api/auth/login');
    expect(Object.fromEntries(address.searchParams)).toEqual({ regId: 'freja-recept', redirectUrl: expected });
  });

  it.each([
    ['?a=1', null],
    ['?nonce=n', null],
    ['?nonce=n&eid=APPROVED', { result: 'APPROVED', nonce: 'n' }],
    ['?eid=RP_CANCELED', { result: 'RP_CANCELED', nonce: null }],
    ['?eid=%3Cscript%3E&nonce=', { result: 'unknown', nonce: '' }],
  ])('returns with %s: %j', (search, expected) => {
    expect(readFrejaReturn(search)).toEqual(expected);
  });

  it.each([
    ['/recept/djur/?nonce=n1&eid=APPROVED', '/recept/djur/'],
    ['/recept/?sort=patient&nonce=n1&eid=CANCELED&sida=2', '/recept/?sort=patient&sida=2'],
    ['/recept/', '/recept/'],
  ])('leaves %s as %s', (address, expected) => {
    expect(withoutFrejaReturn(address)).toBe(expected);
  });
});
