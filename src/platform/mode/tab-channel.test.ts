// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { decideChannel } from './decide-channel';
import { changesChannel, tabChannel } from './tab-channel';

beforeEach(() => tabChannel.clear());

it('a path segment selects the partner’s channel in both modes, and similar ones do not', () => {
  expect(decideChannel('/recept/doktor-se/', null)).toBe('doktor-se');
  expect(decideChannel('/external/recept/doktor-se', null)).toBe('doktor-se');
  expect(decideChannel('/rad/doktor-se-och-vi/', null)).toBe('b2c');
});

it('a tab that has entered the partner’s channel stays there', () => {
  expect(changesChannel('/recept/doktor-se/')).toBe(true);
  expect(changesChannel('/kundklubb/')).toBe(false);
  tabChannel.write('doktor-se');
  expect(changesChannel('/recept/doktor-se/')).toBe(false);
  expect(changesChannel('/kundklubb/')).toBe(false);
  expect(decideChannel('/kundklubb/', tabChannel.read())).toBe('doktor-se');
});
