// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { byRole, press, render } from '../../../tests/support/render';
import { Modal } from '../modal/Modal';
import { Toasts } from './Toasts';
import { showToast } from './toast-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function spoken(): string | null | undefined {
  return document.querySelector('[role=status]')?.textContent;
}

it('shows notices one after the other, each for a while, in a region that already existed', async () => {
  await render(<Toasts />);
  expect(spoken()).toBe('');
  await act(async () => {
    showToast({ text: 'Varan är borttagen' });
    showToast({ text: 'Sparat' });
  });
  expect(spoken()).toBe('Varan är borttagen');
  await act(async () => vi.advanceTimersByTime(6_000));
  expect(spoken()).toBe('Sparat');
  await act(async () => vi.advanceTimersByTime(6_000));
  expect(spoken()).toBe('');
});

it('keeps a notice whose button has the focus', async () => {
  await render(<Toasts />);
  await act(async () => showToast({ text: 'Varan är borttagen' }));
  byRole('button', 'Stäng').focus();
  vi.spyOn(Element.prototype, 'matches').mockReturnValue(true);
  await act(async () => vi.advanceTimersByTime(20_000));
  expect(spoken()).toBe('Varan är borttagen');
  vi.restoreAllMocks();
  await press(byRole('button', 'Stäng'));
  expect(spoken()).toBe('');
});

it('moves into the topmost dialog, where it is visible and announced, and back', async () => {
  const modal = (title: string) => (
    <Modal key={title} title={title} onClose={() => {}}>
      Text
    </Modal>
  );
  const places = () => [...document.querySelectorAll('[role=status]')].map((region) => region.closest('dialog'));
  const { show } = await render([<Toasts key="toasts" />, modal('Villkor')]);
  expect(places()).toEqual([byRole('dialog', 'Villkor')]);
  await act(async () => showToast({ text: 'Sparat' }));
  await show([<Toasts key="toasts" />, modal('Villkor'), modal('Ovanpå')]);
  expect(places()).toEqual([byRole('dialog', 'Ovanpå')]);
  await show([<Toasts key="toasts" />, modal('Villkor')]);
  expect(places()).toEqual([byRole('dialog', 'Villkor')]);
  await show([<Toasts key="toasts" />]);
  expect(places()).toEqual([null]);
  expect(spoken()).toBe('Sparat');
});
