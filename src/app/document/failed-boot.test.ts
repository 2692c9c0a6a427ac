// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { recordPresses } from './early-presses';
import { failedBoot } from './failed-boot';

const reload = vi.fn();

beforeEach(() => {
  // What the previous document still listens to.
  dispatchEvent(new Event('online'));
  reload.mockClear();
  document.body.innerHTML = '<button type="button">Köp</button>';
});

/** A document loaded by this navigation type, online or offline. */
function comeBy(type: string, onLine = true): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  vi.spyOn(location, 'reload').mockImplementation(reload);
}

const notice = () => document.querySelector('[role=alert]');

it('a fresh document is loaded first', () => {
  comeBy('navigate');
  failedBoot(window);
  expect(reload).toHaveBeenCalledOnce();
  expect(notice()).toBeNull();
});

it('after a document that is no better the visitor gets a notice with a way to try again', () => {
  comeBy('reload');
  failedBoot(window);
  expect(reload).not.toHaveBeenCalled();
  expect(notice()?.textContent).toBe('Butiken kunde inte startas.Ladda om sidan');
  notice()?.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
});

it('without a network it says so, leaves the page only when there is one, and then by itself, once', () => {
  comeBy('navigate', false);
  failedBoot(window);
  expect(notice()?.querySelector('p')?.textContent).toBe(
    'Du är inte uppkopplad. Vi försöker igen så fort du har nätverk.',
  );
  expect(notice()?.querySelector('button')?.hidden).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  comeBy('navigate');
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});

it('a network that is lost later is named, too', () => {
  comeBy('reload');
  failedBoot(window);
  comeBy('reload', false);
  dispatchEvent(new Event('offline'));
  expect(notice()?.textContent).toContain('Du är inte uppkopplad');
  expect(notice()?.querySelector('button')?.hidden).toBe(true);
});

it.each([
  ['Kassa', 'KassaDu är inte uppkopplad'],
  ['Laddar …', 'Du är inte uppkopplad'],
])('takes the place of an outline under the heading %s, which is no longer loading', (heading, text) => {
  document.body.innerHTML = `<main><div role="status" aria-label="Sidan laddas"><div><h1>${heading}</h1><i></i></div></div></main>`;
  comeBy('navigate', false);
  failedBoot(window);
  expect(document.querySelector('[role=status], [aria-label], i')).toBeNull();
  expect(document.querySelector('main')?.textContent).toMatch(new RegExp(`^${text}`));
});

it('a product added early is stored for the next document, and its button stays busy until then', () => {
  comeBy('reload', false);
  const store = vi.fn();
  recordPresses(window, store);
  const button = document.querySelector('button');
  button?.setAttribute('data-adds', '123');
  button?.click();
  failedBoot(window);
  expect(button?.getAttribute('aria-busy')).toBe('true');
  dispatchEvent(new Event('pagehide'));
  expect(store).toHaveBeenLastCalledWith([{ itemId: '123', quantity: 1 }]);
});

it('other buttons pressed early are no longer marked busy', () => {
  comeBy('reload');
  recordPresses(window, () => {});
  const button = document.querySelector('button');
  button?.click();
  expect(button?.dataset.pending).toBe('');
  failedBoot(window);
  expect(button?.dataset.pending).toBeUndefined();
  expect(button?.hasAttribute('aria-busy')).toBe(false);
});
