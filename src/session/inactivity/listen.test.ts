// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { listenForLife } from './listen';

const told = { active: vi.fn(), inView: vi.fn() };
const stop = listenForLife(told);

afterEach(() => vi.clearAllMocks());

it.each(['touchmove', 'click', 'keydown', 'scroll'])('%s anywhere in the page is activity', (event) => {
  document.body.dispatchEvent(new Event(event));
  expect(told.active).toHaveBeenCalledOnce();
});

it('a page that gets the focus, or is shown again, is looked at', () => {
  dispatchEvent(new Event('focus'));
  dispatchEvent(new Event('pageshow'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told.inView).toHaveBeenCalledTimes(3);
});

it('the focus that a dialog gives to its button is neither', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  expect(document.activeElement).toBe(button);
  expect(told.active).not.toHaveBeenCalled();
  expect(told.inView).not.toHaveBeenCalled();
});

it('nothing is told once it has ended', () => {
  stop();
  document.body.dispatchEvent(new Event('click'));
  dispatchEvent(new Event('focus'));
  expect(told.active).not.toHaveBeenCalled();
  expect(told.inView).not.toHaveBeenCalled();
});
