// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../tests/support/render';
import { SoonLoggedOutModal } from './SoonLoggedOutModal';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
const text = () => document.querySelector('dialog')?.textContent;
const spoken = () => document.querySelector('dialog [role=status]')?.textContent;

it('says how many minutes are left, and after activity that the customer stays signed in', async () => {
  let left = 2.5 * minute;
  await render(<SoonLoggedOutModal left={() => left} onStay={() => {}} />);
  expect(spoken()).toBe('Du loggas ut om 3 minuter.');
  left = 1.5 * minute;
  await act(async () => vi.advanceTimersByTime(1000));
  expect(spoken()).toBe('Du loggas ut om 2 minuter.');

  left = 20 * minute;
  await act(async () => vi.advanceTimersByTime(1000));
  expect(spoken()).toBe('Du är aktiv igen och fortsätter vara inloggad.');
  expect(text()).not.toContain('Vi loggar ut dig');
});
