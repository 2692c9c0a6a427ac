// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppEmbedder } from './app-embedder';
import type { Embedder } from './embedder';

let shop: Embedder;

/** An app that cannot open external addresses. */
beforeEach(() => {
  const sent: { type: string; session: string }[] = [];
  Object.assign(window, { luckanHost: { postMessage: (text: string) => sent.push(JSON.parse(text)) } });
  shop = createAppEmbedder({ window, hostOrigins: [], appSchemes: ['app:'], route: () => '/' });
  const enter = Reflect.get(window, '__luckanReceive') as (message: object) => void;
  const payload = { version: 1, app: { name: 'Exempelappen', version: '1.0' }, capabilities: [] };
  const session = sent.find(({ type }) => type === 'READY')?.session;
  enter({ luckan: 1, type: 'HELLO', id: 'app.0', session, seq: 0, payload });
});

describe('an address that must not replace the shop', () => {
  const elsewhere = 'https://bank.example/';
  const open = vi.fn((_url: string, _target: string): Window | null => null);
  const assign = vi.fn();

  beforeEach(() => {
    open.mockReset().mockReturnValue(null);
    assign.mockReset();
    vi.stubGlobal('open', open);
    vi.spyOn(location, 'assign').mockImplementation(assign);
  });

  it('opens a new window, which the web view leaves to its app', async () => {
    const opened = { opener: window } as unknown as Window;
    open.mockReturnValue(opened);
    expect(await shop.openExternal(elsewhere)).toBe(true);
    expect(open).toHaveBeenCalledExactlyOnceWith(elsewhere, '_blank');
    expect(opened.opener).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });

  it('is not opened if the app blocks new windows', async () => {
    expect(await shop.openExternal(elsewhere)).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });

  it('another app’s address does not replace the page', async () => {
    expect(await shop.openExternal('bankid:///?autostarttoken=1')).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith('bankid:///?autostarttoken=1');
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ['https://carrier.example/parcel/1', true],
    [`${location.origin}/kassa/`, false],
    ['tel:+46771000000', false],
  ])('whether the app opens a link to %s: %s', async (href, isElsewhere) => {
    document.body.innerHTML = `<p><a href="${href}" target="_blank"><b>there</b></a></p>`;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('b')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isElsewhere);
    await vi.waitFor(() => expect(open.mock.calls.some(([url]) => url === href)).toBe(isElsewhere));
  });
});
