// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { byRole, press, render } from '../../../tests/support/render';
import { Modal } from './Modal';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Läs mer
      </button>
      {open && (
        <Modal title="Villkor" onClose={() => setOpen(false)}>
          Text
        </Modal>
      )}
    </>
  );
}

it('opens as a modal dialog with its title as name, and restores the focus when it is closed', async () => {
  await render(<Page />);
  const opener = byRole('button', 'Läs mer');
  await press(opener);
  expect(byRole<HTMLDialogElement>('dialog', 'Villkor').open).toBe(true);
  await press(byRole('button', 'Stäng'));
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('closes with Esc', async () => {
  const onClose = vi.fn();
  await render(
    <Modal title="Villkor" onClose={onClose}>
      Text
    </Modal>,
  );
  await act(async () => void byRole('dialog', 'Villkor').dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes on a press on the backdrop, not when text is dragged out of it', async () => {
  const onClose = vi.fn();
  await render(
    <Modal title="Villkor" onClose={onClose}>
      <p id="text">Text</p>
    </Modal>,
  );
  const dialog = byRole('dialog', 'Villkor');
  const text = document.getElementById('text');
  text?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  dialog.dispatchEvent(new Event('click', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  dialog.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  dialog.dispatchEvent(new Event('click', { bubbles: true }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays open at the second click of the double click that opened it', async () => {
  const onClose = vi.fn();
  await render(
    <Modal title="Villkor" onClose={onClose}>
      <p>Text</p>
    </Modal>,
  );
  const dialog = byRole('dialog', 'Villkor');
  const click = (detail: number) => {
    dialog.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  };
  click(2);
  expect(onClose).not.toHaveBeenCalled();
  click(1);
  expect(onClose).toHaveBeenCalledOnce();
});
