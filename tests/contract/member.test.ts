import type { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessTokenSchema } from '../../src/api/authy/schema';
import { configureHttp } from '../../src/api/http';
import * as calls from '../../src/api/member/calls';
import { bonusChecksQuery, purchasesQuery } from '../../src/api/member/club-queries';
import { outcomeOf } from '../../src/api/member/problem';
import { memberInfoQuery, memberStatusQuery } from '../../src/api/member/queries';
import { isMember } from '../../src/api/member/schema';
import { parse } from '../../src/api/parse';
import { prescriptionPurchasesQuery, prescriptionRowsQuery } from '../../src/api/pharmacy/prescription-purchases';
import { purchasesIn, purchaseYears } from '../../src/domain/purchases';
import { testQueries } from '../support/queries';
import { shop } from './cart/client';

/** The outcomes of the calls as screens use them. */
const register = (...request: Parameters<typeof calls.register>) => outcomeOf(calls.register(...request));
const updateContact = (change: calls.ContactChange) => outcomeOf(calls.updateContact(change));
const resendVerification = (email: string) => outcomeOf(calls.resendVerification(email));
const removeEmail = () => outcomeOf(calls.removeEmail());
const cancelMembership = () => outcomeOf(calls.cancelMembership());

let backend: Awaited<ReturnType<typeof shop>>;
let queries: QueryClient;
beforeAll(async () => {
  backend = await shop();
});
afterAll(() => backend.db.close());
beforeEach(() => {
  configureHttp(backend.config);
  queries = testQueries();
});

let sessions = 0;
async function signIn(person: string): Promise<Record<string, string>> {
  const headers = { 'x-luckan-test': '1', cookie: `luckan_test=member-${++sessions}` };
  const login = await backend.call('GET', `/api/web/authy/getFakeLogin?person=${person}`, { headers });
  backend.session.bearer = parse(accessTokenSchema, login.body).token;
  return headers;
}

const request = { email: 'karin@example.se', mobile: '070-174 06 99', termsAccepted: true };

describe('club data', () => {
  const reads = [
    memberStatusQuery,
    memberInfoQuery,
    purchasesQuery,
    bonusChecksQuery,
    prescriptionPurchasesQuery,
    (signedIn: boolean) => prescriptionRowsQuery('x', signedIn),
  ];

  it('is only fetched for a signed-in customer', () => {
    for (const read of reads) expect([read(false).enabled, read(true).enabled]).toEqual([false, true]);
  });

  it('is cached for 5 minutes if it is the membership or its status; purchases and cheques are read whenever shown', async () => {
    await signIn('member');
    const readAll = async () => {
      const before = sent.length;
      await queries.fetchQuery(memberStatusQuery(true));
      await queries.fetchQuery(memberInfoQuery(true));
      await queries.fetchQuery(purchasesQuery(true));
      await queries.fetchQuery(bonusChecksQuery(true));
      await queries.fetchQuery(prescriptionPurchasesQuery(true));
      return sent.slice(before);
    };
    const sent: string[] = [];
    const { fetch: send = fetch } = backend.config;
    configureHttp({
      ...backend.config,
      fetch: (url, init) => {
        sent.push(new URL(String(url)).pathname.split('/').at(-1) ?? '');
        return send(url, init);
      },
    });
    expect(await readAll()).toEqual(['status', 'info', 'purchases', 'bonus-checks', 'purchases']);
    expect(await readAll()).toEqual(['purchases', 'bonus-checks', 'purchases']);
  });

  it('shows a confirmed address as soon as the service does', async () => {
    const headers = await signIn('member-unverified');
    expect(await queries.fetchQuery(memberInfoQuery(true))).toMatchObject({ emailVerified: false });
    await resendVerification('mira.hellstrom@example.se');
    const { messages } = (await backend.call('GET', '/__outbox', { headers })).body as {
      messages: { about: { link: string } }[];
    };
    const { pathname, search } = new URL(messages.at(-1)?.about.link ?? '');
    await backend.call('GET', pathname + search, { headers });
    expect(await queries.fetchQuery(memberInfoQuery(true))).toMatchObject({ emailVerified: true });
  });

  it('of a member has a name, a number, points, an address from the register, and cheques', async () => {
    await signIn('member');
    expect(await queries.fetchQuery(memberStatusQuery(true))).toBe('VERIFIED');
    expect(await queries.fetchQuery(memberInfoQuery(true))).toMatchObject({
      firstName: 'Anders',
      memberNumber: '9752001001',
      memberSince: '2023-05-17',
      points: 1_840,
      emailVerified: true,
      address: { street: 'Exempelvägen 12' },
    });
    const cheques = await queries.fetchQuery(bonusChecksQuery(true));
    expect(cheques.map(({ threshold, amount }) => [threshold, amount / 100])).toEqual([
      [1_000, 20],
      [5_000, 100],
      [2_000, 40],
    ]);
  });

  it('of a customer who is not a member has purchases but no cheques', async () => {
    await signIn('customer');
    expect(await queries.fetchQuery(bonusChecksQuery(true))).toEqual([]);
    expect(await queries.fetchQuery(purchasesQuery(true))).toHaveLength(2);
    const customer = await queries.fetchQuery(memberInfoQuery(true));
    expect(isMember(customer)).toBe(false);
    expect(customer).toMatchObject({ firstName: 'Karin', points: 0, address: { street: 'Exempelvägen 12' } });
    expect(await updateContact({ mobile: '072-123 45 67' })).toMatchObject({
      ok: true,
      value: { mobile: '+46721234567' },
    });
    expect(await queries.fetchQuery(prescriptionPurchasesQuery(true))).toEqual([]);
  });

  it('has purchases that can be filtered by year, with separate rows for dispensed goods', async () => {
    await signIn('member');
    const purchases = await queries.fetchQuery(purchasesQuery(true));
    expect(purchaseYears(purchases)).toEqual([2026, 2025, 2024]);
    expect(purchasesIn(purchases, 2024).map(({ rows }) => rows?.length ?? null)).toEqual([2, null, 1]);
    const dispensed = await queries.fetchQuery(prescriptionPurchasesQuery(true));
    const rows = dispensed.map(({ id }) => queries.fetchQuery(prescriptionRowsQuery(id, true)));
    expect((await Promise.all(rows)).map((each) => each?.length ?? null)).toEqual([1, null]);
  });
});

describe('becoming a member', () => {
  it('returns the member, whose address is still to be confirmed', async () => {
    await signIn('customer');
    expect(await register(request, 'kundklubb')).toMatchObject({
      ok: true,
      value: { email: 'karin@example.se', emailVerified: false, points: 0, mobile: '+46701740699' },
    });
    expect(await queries.fetchQuery(memberStatusQuery(true))).toBe('PENDING');
    expect(await resendVerification('karin@example.se')).toMatchObject({ ok: true });
  });

  it.each([
    ['underAge', 'minor', {}],
    ['memberAlreadyExists', 'member', {}],
    ['duplicateEmail', 'customer', { email: 'anders.bergstrom@example.se' }],
    ['duplicateEmailOrPhone', 'customer', { mobile: '0701740606' }],
  ])('is refused: %s', async (kind, person, change) => {
    await signIn(person);
    expect(await register({ ...request, ...change })).toEqual({ ok: false, problem: { kind } });
  });

  it('names the wrong fields, in the order of the form', async () => {
    await signIn('customer');
    expect(await register({ termsAccepted: false, mobile: '08-12 34 56', email: 'karin' })).toEqual({
      ok: false,
      problem: { kind: 'validation', fields: ['email', 'mobile', 'termsAccepted'] },
    });
  });
});

describe('a member', () => {
  it('can change contact details, and remove the address for good', async () => {
    await signIn('member');
    expect(await updateContact({ mobile: '072-123 45 67' })).toMatchObject({
      ok: true,
      value: { emailVerified: true },
    });
    expect(await updateContact({ email: 'anders' })).toEqual({
      ok: false,
      problem: { kind: 'validation', fields: ['email'] },
    });
    expect(await removeEmail()).toMatchObject({ ok: true, value: { email: null, emailRemoved: true } });
    expect(await updateContact({ email: 'anders@example.se' })).toEqual({
      ok: false,
      problem: { kind: 'needsCustomerService' },
    });
  });

  it('gets five links within an hour, and no more', async () => {
    await signIn('member-unverified');
    for (let time = 0; time < 5; time++) await resendVerification('mira.hellstrom@example.se');
    expect(await resendVerification('mira.hellstrom@example.se')).toEqual({
      ok: false,
      problem: { kind: 'tooMany' },
    });
  });

  it('can cancel the membership, once', async () => {
    await signIn('member');
    expect(await cancelMembership()).toEqual({ ok: true, value: null });
    expect(await cancelMembership()).toEqual({ ok: false, problem: { kind: 'notMember' } });
    expect(await queries.fetchQuery(memberInfoQuery(true))).toMatchObject({ memberNumber: null, memberSince: null });
    expect(await queries.fetchQuery(purchasesQuery(true))).toHaveLength(6);
  });

  it('is distinguished from a failing service', async () => {
    await signIn('member');
    configureHttp({ ...backend.config, fetch: () => Promise.reject(new TypeError('no network')) });
    expect(await cancelMembership()).toEqual({ ok: false, problem: { kind: 'failed', failure: { kind: 'network' } } });
    configureHttp({
      ...backend.config,
      fetch: async () => Response.json({ errorCode: 'constructor' }, { status: 409 }),
    });
    expect(await removeEmail()).toMatchObject({ problem: { kind: 'failed', failure: { kind: 'conflict' } } });
  });
});
