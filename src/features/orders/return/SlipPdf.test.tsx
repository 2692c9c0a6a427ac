// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { fakeHttp } from '../../../../tests/support/fake-http';
import { byRole, press, render } from '../../../../tests/support/render';
import { orderId } from '../../../domain/ids';
import { createBrowserEmbedder } from '../../../platform/embedder/browser-embedder';
import { setEmbedder } from '../../../platform/embedder/current';
import type { PdfDocument } from '../../../platform/embedder/embedder';
import { SlipPdf } from './SlipPdf';

const slip = { slipId: 's1', code: 'LR000000001', created: '2026-03-03', lastReturnDate: '2026-03-17', rows: [] };

it('where the browser opens no tab, a link to the slip is offered, for as long as there is something at its address', async () => {
  fakeHttp(() => new Response());
  let shown: PdfDocument | undefined;
  setEmbedder({
    ...createBrowserEmbedder(() => {}),
    async viewPdf(asked) {
      shown = asked;
      asked.personal?.onBlocked('blob:slip');
      return true;
    },
  });
  const id = orderId('123456789');
  const { container } = await render(<SlipPdf orderId={id} slip={slip} customerToken={null} checkAccess={() => {}} />);
  expect(container.querySelector('[role=status]')).toBeNull();
  await press(byRole('button', 'Visa som PDF LR000000001'));
  expect(container.querySelector('[role=status]')?.textContent).toBe(
    'Webbläsaren öppnade ingen ny flik. Öppna retursedeln',
  );
  expect(byRole<HTMLAnchorElement>('link', 'Öppna retursedeln').href).toBe('blob:slip');
  await act(async () => shown?.personal?.onBlocked(null));
  expect(container.querySelector('[role=status]')).toBeNull();
});

it('a double press opens one tab, also where the first press is done before the second; a failure is tried again at once', async () => {
  fakeHttp(() => new Response());
  const viewPdf = vi.fn(() => Promise.resolve(true));
  setEmbedder({ ...createBrowserEmbedder(() => {}), viewPdf });
  const id = orderId('123456789');
  await render(<SlipPdf orderId={id} slip={slip} customerToken={null} checkAccess={() => {}} />);
  const button = byRole('button', 'Visa som PDF LR000000001');
  viewPdf.mockResolvedValueOnce(false);
  await press(button);
  await press(byRole('button', 'Försök igen'));
  expect(viewPdf).toHaveBeenCalledTimes(2);
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  await press(button);
  await press(button);
  expect(viewPdf).toHaveBeenCalledTimes(3);
});
