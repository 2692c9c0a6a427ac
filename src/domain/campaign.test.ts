import { expect, it } from 'vitest';
import { campaignState } from './campaign';

it.each([
  ['2026-11-30', 'coming'],
  ['2026-12-01', 'running'],
  ['2026-12-24', 'running'],
  ['2026-12-25', 'ended'],
])('a campaign from 1 to 24 December, on %s: %s', (today, state) => {
  expect(campaignState({ starts: '2026-12-01', ends: '2026-12-24' }, today)).toBe(state);
});
