// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { byRole, press, render } from '../../../tests/support/render';
import { store } from '../../lib/store';
import { Toasts } from '../../ui/toast/Toasts';
import { currentToastAtom, dismissToast } from '../../ui/toast/toast-queue';
import { CopyOrderNumber } from './CopyOrderNumber';

const toast = () => document.querySelector('[role=status]')?.textContent;

afterEach(() => {
  vi.unstubAllGlobals();
  return act(async () => {
    const shown = store.get(currentToastAtom);
    if (shown) dismissToast(shown);
  });
});

function withClipboard(writeText: ((text: string) => Promise<void>) | null) {
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } });
  return render(
    <>
      <CopyOrderNumber orderNumber="7000123" />
      <Toasts />
    </>,
  );
}

it('copies the number, and says so', async () => {
  const writeText = vi.fn(async () => {});
  await withClipboard(writeText);
  await press(byRole('button', 'Kopiera ordernumret'));
  expect(writeText).toHaveBeenCalledWith('7000123');
  expect(toast()).toContain('Ordernumret är kopierat.');
});

it('a refusal shows what to do instead', async () => {
  await withClipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  await press(byRole('button', 'Kopiera ordernumret'));
  expect(toast()).toContain('Markera det och kopiera själv.');
});

it('there is no button where the page may not write', async () => {
  await withClipboard(null);
  expect(document.querySelector('button')).toBeNull();
});
