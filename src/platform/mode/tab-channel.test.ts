// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { decideChannel } from './decide-channel';
import { changesChannel, tabChannel } from './tab-channel';

beforeEach(() => tabChannel.clear());

it('a segment of the path chooses the partner’s channel, in both modes, and nothing like it does', () => {
  expect(decideChannel('/recept/doktor-se/', null)).toBe('doktor-se');
  expect(decideChannel('/external/recept/doktor-se', null)).toBe('doktor-se');
  expect(decideChannel('/rad/doktor-se-och-vi/', null)).toBe('b2c');
});

it('a tab that has come into the partner’s channel stays there', () => {
  expect(changesChannel('/recept/doktor-se/')).toBe(true);
  expect(changesChannel('/kundklubb/')).toBe(false);
  tabChannel.write('doktor-se');
  expect(changesChannel('/recept/doktor-se/')).toBe(false);
  expect(changesChannel('/kundklubb/')).toBe(false);
  expect(decideChannel('/kundklubb/', tabChannel.read())).toBe('doktor-se');
});
