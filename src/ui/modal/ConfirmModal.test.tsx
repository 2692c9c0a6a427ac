// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { byRole, render } from '../../../tests/support/render';
import { ConfirmModal } from './ConfirmModal';

it('a double press confirms once, before the caller says that it is pending', async () => {
  const onConfirm = vi.fn();
  await render(
    <ConfirmModal title="Ta bort?" action="Ta bort" onConfirm={onConfirm} onClose={() => {}}>
      Den tas bort.
    </ConfirmModal>,
  );
  const button = byRole('button', 'Ta bort');
  await act(async () => {
    button.click();
    button.click();
  });
  expect(onConfirm).toHaveBeenCalledOnce();
});
