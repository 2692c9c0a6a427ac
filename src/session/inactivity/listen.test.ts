// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { listenForLife } from './listen';

const listener = { active: vi.fn(), inView: vi.fn() };
const stop = listenForLife(listener);

afterEach(() => vi.clearAllMocks());

it.each(['touchmove', 'click', 'keydown', 'scroll'])('%s anywhere in the page is activity', (event) => {
  document.body.dispatchEvent(new Event(event));
  expect(listener.active).toHaveBeenCalledOnce();
});

it('focus or becoming visible again brings the page into view', () => {
  dispatchEvent(new Event('focus'));
  dispatchEvent(new Event('pageshow'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener.inView).toHaveBeenCalledTimes(3);
});

it('focus that a dialog gives to its button counts as neither', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  expect(document.activeElement).toBe(button);
  expect(listener.active).not.toHaveBeenCalled();
  expect(listener.inView).not.toHaveBeenCalled();
});

it('listeners are not called after the end', () => {
  stop();
  document.body.dispatchEvent(new Event('click'));
  dispatchEvent(new Event('focus'));
  expect(listener.active).not.toHaveBeenCalled();
  expect(listener.inView).not.toHaveBeenCalled();
});
