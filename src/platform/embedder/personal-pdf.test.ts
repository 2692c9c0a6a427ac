// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createBrowserEmbedder } from './browser-embedder';
import type { PdfDocument } from './embedder';

const content = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
const read = vi.fn(async () => ({ size: 8, content }));
const onBlocked = vi.fn();
const tab = { opener: window } as unknown as Window;
const browser = createBrowserEmbedder(() => {});

let signOut: AbortController;
let list: PdfDocument;
let revoked: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  read.mockClear();
  onBlocked.mockClear();
  signOut = new AbortController();
  list = {
    url: 'https://shop.example/api/expedition/prescriptions/current/pdf',
    fileName: 'recept.pdf',
    title: 'Aktuella recept',
    personal: { read, onBlocked, signedOut: signOut.signal },
  };
  revoked = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:list');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((href) => void revoked.push(href));
});

it('a document that needs the bearer is fetched here, and its tab cannot reach this one', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as never);
  expect(await browser.viewPdf(list)).toBe(true);
  expect(read).toHaveBeenCalledWith('GET');
  expect(open).toHaveBeenCalledWith('blob:list', '_blank');
  expect(tab.opener).toBeNull();
  expect(onBlocked).not.toHaveBeenCalled();
});

it('a browser that opens no tab leaves an address to open, until that ends', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null as never);
  expect(await browser.viewPdf(list)).toBe(true);
  expect(onBlocked.mock.calls).toEqual([['blob:list']]);
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(300_000);
  expect(revoked).toEqual(['blob:list']);
  expect(onBlocked.mock.lastCall).toEqual([null]);
});

it.each(['viewPdf', 'downloadPdf'] as const)('its address ends with the session: %s', async (way) => {
  vi.spyOn(window, 'open').mockReturnValue(tab as never);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  expect(await browser[way](list)).toBe(true);
  expect(revoked).toEqual([]);
  signOut.abort();
  expect(revoked).toEqual(['blob:list']);
});

it('what cannot be read is neither opened nor saved', async () => {
  const open = vi.spyOn(window, 'open');
  read.mockResolvedValue(null as never);
  expect(await browser.viewPdf(list)).toBe(false);
  expect(await browser.downloadPdf(list)).toBe(false);
  expect(open).not.toHaveBeenCalled();
});
