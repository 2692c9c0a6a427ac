// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { recordPresses } from './early-presses';
import { failedBoot } from './failed-boot';

const reload = vi.fn();

beforeEach(() => {
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

it.each([
  ['that is no better', 'reload', true],
  ['that cannot be had', 'navigate', false],
])('after a document %s the visitor gets a notice with a way to try again', (_why, type, onLine) => {
  comeBy(type, onLine);
  failedBoot(window);
  expect(reload).not.toHaveBeenCalled();
  expect(notice()?.textContent).toBe('Butiken kunde inte startas. Ladda om sidan');
  expect(notice()?.querySelector('a')?.getAttribute('href')).toBe(location.pathname + location.search);
});

it('buttons pressed early are no longer marked busy', () => {
  comeBy('reload');
  recordPresses(window);
  const button = document.querySelector('button');
  button?.click();
  expect(button?.dataset.pending).toBe('');
  failedBoot(window);
  expect(button?.dataset.pending).toBeUndefined();
  expect(button?.hasAttribute('aria-busy')).toBe(false);
});
