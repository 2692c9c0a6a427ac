import { beforeEach, expect, it, vi } from 'vitest';
import { store } from '../../lib/store';
import { denied, granted } from './categories';
import {
  chooseConsent,
  consentAtom,
  currentConsent,
  followCategory,
  isAllowed,
  onConsent,
  startConsent,
  storedChoice,
  whenWithdrawn,
} from './consent';

let storedText: string | null = null;
let otherTab = () => {};
let blocked = false;

function open(revision = '1.0'): void {
  startConsent({
    keeper: {
      read: () => storedText,
      write(value) {
        if (blocked) return false;
        storedText = value;
        return true;
      },
      onChange(listener) {
        otherTab = listener;
      },
    },
    revision,
    now: () => 1_800_000_000_000,
    randomId: () => 'receipt-1',
  });
}

const isUndecided = () => store.get(consentAtom) === null;

beforeEach(() => {
  storedText = null;
  blocked = false;
  open();
});

it('denies everything until the visitor has chosen', () => {
  expect(currentConsent()).toEqual(denied);
  expect(isAllowed('statistics')).toBe(false);
  expect(isAllowed('necessary')).toBe(true);
});

it('stores a choice for the next visit and notifies listeners', () => {
  const listener = vi.fn();
  const stop = onConsent(listener);
  chooseConsent(granted);
  expect(listener).toHaveBeenCalledExactlyOnceWith(granted);
  stop();
  open();
  expect(currentConsent()).toMatchObject(granted);
});

it('stores a receipt with the choice: time, revision, categories and an id', () => {
  chooseConsent({ ...denied, statistics: true });
  expect(storedChoice()).toEqual({
    ...denied,
    statistics: true,
    revision: '1.0',
    time: 1_800_000_000_000,
    id: 'receipt-1',
  });
});

it('asks anew when the revision is another one', () => {
  chooseConsent(granted);
  open('1.1');
  expect(isUndecided()).toBe(true);
  expect(currentConsent()).toEqual(denied);
});

it('treats a cookie that is invalid or of an older shape as no choice', () => {
  for (const broken of ['{', '{"marketing":"yes"}', '[]', 'null', JSON.stringify(granted)]) {
    storedText = broken;
    open();
    expect(isUndecided()).toBe(true);
  }
});

it('follows a choice that another tab makes, once', () => {
  const listener = vi.fn();
  const stop = onConsent(listener);
  chooseConsent(granted);
  const accepted = storedText;
  chooseConsent(denied);
  storedText = accepted;
  listener.mockClear();
  otherTab();
  otherTab();
  expect(listener).toHaveBeenCalledOnce();
  expect(currentConsent()).toMatchObject(granted);
  stop();
});

it.each([
  ['a choice of another revision', JSON.stringify({ ...granted, revision: '1.1', time: 1, id: 'other' })],
  ['no cookie any more', null],
])('%s, left by another tab, takes back what was allowed: the visitor is asked anew', (_, text) => {
  const listener = vi.fn();
  chooseConsent(granted);
  const stop = onConsent(listener);
  storedText = text;
  otherTab();
  otherTab();
  expect(isUndecided()).toBe(true);
  expect(isAllowed('statistics')).toBe(false);
  expect(listener).toHaveBeenCalledExactlyOnceWith(denied);
  stop();
});

it('a choice that the browser did not store counts as long as the page lives', () => {
  blocked = true;
  chooseConsent(granted);
  otherTab();
  expect(currentConsent()).toEqual(granted);
});

it('a withdrawal is reported: at once if nothing is allowed, and whenever what was allowed is taken back', () => {
  const withdrawn = vi.fn();
  const stop = whenWithdrawn('statistics', withdrawn);
  expect(withdrawn).toHaveBeenCalledOnce();
  chooseConsent({ ...denied, marketing: true });
  expect(withdrawn).toHaveBeenCalledOnce();
  chooseConsent(granted);
  chooseConsent(denied);
  expect(withdrawn).toHaveBeenCalledTimes(2);
  stop();
});

it('a category is followed: at once, and when it changes', () => {
  const follow = vi.fn();
  const stop = followCategory('statistics', follow);
  chooseConsent({ ...denied, marketing: true });
  chooseConsent({ ...denied, statistics: true });
  chooseConsent(granted);
  chooseConsent(denied);
  expect(follow.mock.calls).toEqual([[false], [true], [false]]);
  stop();
});
