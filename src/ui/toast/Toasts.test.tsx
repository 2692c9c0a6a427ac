// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { byRole, key, press, render } from '../../../tests/support/render';
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

it('a notice in a tab that is not shown waits for it', async () => {
  await render(<Toasts />);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(async () => showToast({ text: 'Sparat' }));
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(spoken()).toBe('Sparat');
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await act(async () => vi.advanceTimersByTime(5_999));
  expect(spoken()).toBe('Sparat');
  await act(async () => vi.advanceTimersByTime(1));
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

it('a double click closes one notice, not the next one too', async () => {
  await render(<Toasts />);
  await act(async () => {
    showToast({ text: 'Varan är borttagen' });
    showToast({ text: 'Sparat' });
  });
  const click = (detail: number) =>
    act(async () => {
      const at = { clientX: 300, clientY: 700, detail };
      byRole('button', 'Stäng').dispatchEvent(new MouseEvent('click', { ...at, bubbles: true, cancelable: true }));
    });
  await click(1);
  expect(spoken()).toBe('Sparat');
  await click(2);
  expect(spoken()).toBe('Sparat');
  await act(async () => vi.advanceTimersByTime(500));
  await click(1);
  expect(spoken()).toBe('');
  await act(async () => vi.advanceTimersByTime(500));
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

const undo = vi.fn();
const withAction = () => ({
  text: 'Handkräm är borttagen',
  action: (
    <button type="button" onClick={undo}>
      Ångra
    </button>
  ),
});
/** A page with a button that has the focus, and a toast with an action. */
async function offered(): Promise<HTMLElement> {
  await render([
    <button key="origin" type="button">
      Nästa rad
    </button>,
    <Toasts key="toasts" />,
  ]);
  const origin = byRole('button', 'Nästa rad');
  origin.focus();
  await act(async () => showToast(withAction()));
  return origin;
}
const focused = () => document.activeElement;

it('a notice with an action has no time limit, and makes way for the next one', async () => {
  await offered();
  await act(async () => vi.advanceTimersByTime(3_600_000));
  expect(spoken()).toContain('Handkräm är borttagen');
  await act(async () => showToast({ text: 'Sparat' }));
  expect(spoken()).toBe('Sparat');
  await act(async () => vi.advanceTimersByTime(6_000));
  expect(spoken()).toBe('');
});

it('its action is the next stop of the tab key, once, and leads back', async () => {
  const origin = await offered();
  expect(focused()).toBe(origin);
  await key(origin, 'Tab');
  expect(focused()).toBe(byRole('button', 'Ångra'));
  byRole('button', 'Stäng').focus();
  await key(byRole('button', 'Stäng'), 'Tab');
  expect(focused()).toBe(origin);
  await key(origin, 'Tab');
  expect(focused()).toBe(origin);
  await key(origin, 'Escape');
});

it('escape dismisses a notice, and the focus returns', async () => {
  const origin = await offered();
  await key(origin, 'Tab');
  await key(byRole('button', 'Ångra'), 'Escape');
  expect(spoken()).toBe('');
  expect(focused()).toBe(origin);
});

it('a dialog takes escape before a notice does', async () => {
  await render([
    <Toasts key="toasts" />,
    <Modal key="modal" title="Villkor" onClose={() => {}}>
      Text
    </Modal>,
  ]);
  await act(async () => showToast({ text: 'Sparat' }));
  await key(byRole('dialog', 'Villkor'), 'Escape');
  expect(spoken()).toBe('Sparat');
  await act(async () => vi.advanceTimersByTime(6_000));
});
