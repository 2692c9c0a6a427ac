import { beforeEach, describe, expect, it, vi } from 'vitest';
import { visitorHttp } from '../../../tests/support/fake-http';
import { configureHttp } from '../../api/http';
import { setEmbedder } from '../../platform/embedder/current';
import type { Embedder } from '../../platform/embedder/embedder';
import { lastActive } from '../state';
import { forgetFreja, isAtFreja, leaveForFreja, takeFrejaReturn } from './freja';

const box = 'https://apotek.example/kundklubb-login/?till=%2Ffavoriter%2F';
const openExternal = vi.fn<Embedder['openExternal']>();

beforeEach(() => {
  forgetFreja();
  openExternal.mockReset().mockResolvedValue(true);
  setEmbedder({ openExternal } as Partial<Embedder> as Embedder);
  configureHttp(visitorHttp);
});

/** The return address that was passed to Freja. */
function redirectUrl(): URL {
  const openedAddress = openExternal.mock.lastCall?.[0] ?? '';
  const { searchParams, pathname } = new URL(openedAddress, 'https://apotek.example');
  expect(pathname).toMatch(/\/auth\/login$/);
  expect(searchParams.get('regId')).toBe('freja-kundklubb');
  return new URL(searchParams.get('redirectUrl') ?? '');
}

async function leave(): Promise<string> {
  expect(await leaveForFreja('kundklubb', box)).toBe(true);
  return redirectUrl().searchParams.get('nonce') ?? '';
}

describe('leaving for Freja', () => {
  it('passes the page to return to, with a new nonce each time that only this tab knows', async () => {
    const first = await leave();
    const back = redirectUrl();
    back.searchParams.delete('nonce');
    expect(back.href).toBe(box);
    expect(first).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(await leave()).not.toBe(first);
    expect(isAtFreja()).toBe(true);
  });

  it('clears an earlier absence, which would end the new session', async () => {
    lastActive.write(1);
    await leave();
    expect(lastActive.read()).toBeNull();
  });

  it('reports a failure; a return is still recognised, since an app may open Freja without confirming it', async () => {
    openExternal.mockResolvedValue(false);
    expect(await leaveForFreja('kundklubb', box)).toBe(false);
    expect(isAtFreja()).toBe(true);
    expect(takeFrejaReturn(`?nonce=${redirectUrl().searchParams.get('nonce')}&eid=APPROVED`)).toBe('APPROVED');
  });
});

describe('coming back', () => {
  it('with this tab’s nonce gives the result, once', async () => {
    const query = `?till=%2F&nonce=${await leave()}&eid=APPROVED`;
    expect(takeFrejaReturn(query)).toBe('APPROVED');
    expect(isAtFreja()).toBe(false);
    expect(takeFrejaReturn(query)).toBe('foreign');
  });

  it.each(['REJECTED', 'CANCELED', 'RP_CANCELED', 'EXPIRED', 'UNSUPPORTED_NUMBER'])('reports %s', async (eid) => {
    expect(takeFrejaReturn(`?nonce=${await leave()}&eid=${eid}`)).toBe(eid);
  });

  it('with an unknown result from Freja is reported as unknown', async () => {
    expect(takeFrejaReturn(`?nonce=${await leave()}&eid=SOMETHING_NEW`)).toBe('unknown');
  });

  it.each([
    ['another word', () => `?nonce=${'0'.repeat(32)}&eid=APPROVED`],
    ['none', () => '?eid=APPROVED'],
  ])('with %s as nonce belongs to another sign-in, and ends waiting for this tab’s own', async (_, query) => {
    await leave();
    expect(takeFrejaReturn(query())).toBe('foreign');
    expect(isAtFreja()).toBe(false);
  });

  it('without having left belongs to another sign-in, even without a nonce', () => {
    expect(takeFrejaReturn('?nonce=null&eid=APPROVED')).toBe('foreign');
    expect(takeFrejaReturn('?eid=APPROVED')).toBe('foreign');
  });

  it('needs Freja’s parameters in the address: without them the tab keeps waiting', async () => {
    const nonce = await leave();
    expect(takeFrejaReturn('?till=%2Ffavoriter%2F')).toBeNull();
    expect(takeFrejaReturn(`?nonce=${nonce}`)).toBeNull();
    expect(isAtFreja()).toBe(true);
  });
});
