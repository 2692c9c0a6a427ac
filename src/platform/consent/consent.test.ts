import { beforeEach, expect, it, vi } from 'vitest';
import { denied, granted } from './categories';
import { chooseConsent, currentConsent, onConsent, startConsent } from './consent';

let storedText: string | null = null;
const keeper = {
  read: () => storedText,
  write(value: string) {
    storedText = value;
  },
};

beforeEach(() => {
  storedText = null;
  startConsent(keeper);
});

it('denies everything until the visitor has chosen', () => {
  expect(currentConsent()).toEqual(denied);
});

it('stores a choice for the next visit and notifies listeners', () => {
  const listener = vi.fn();
  const stop = onConsent(listener);
  chooseConsent(granted);
  expect(listener).toHaveBeenCalledWith(granted);
  stop();
  startConsent(keeper);
  expect(currentConsent()).toEqual(granted);
});

it('treats an invalid cookie as no choice', () => {
  for (const broken of ['{', '{"marketing":"yes"}', '[]', 'null']) {
    storedText = broken;
    startConsent(keeper);
    expect(currentConsent()).toEqual(denied);
  }
});
