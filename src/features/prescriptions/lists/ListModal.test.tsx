// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { fakeHttp } from '../../../../tests/support/fake-http';
import { byRole, press, render } from '../../../../tests/support/render';
import { createBrowserEmbedder } from '../../../platform/embedder/browser-embedder';
import { setEmbedder } from '../../../platform/embedder/current';
import type { PdfDocument } from '../../../platform/embedder/embedder';
import { ListModal } from './ListModal';

it('a double press fetches a list once, and keeps the link to one that the browser did not open', async () => {
  fakeHttp(() => new Response());
  const viewPdf = vi.fn(async ({ personal }: PdfDocument) => {
    personal?.onBlocked('blob:list');
    return true;
  });
  setEmbedder({ ...createBrowserEmbedder(() => {}), viewPdf });
  const list = {
    patient: { kind: 'self' },
    kind: 'current',
    title: 'Aktuella recept',
    fileName: 'recept.pdf',
  } as const;
  await render(<ListModal list={list} onClose={() => {}} />);
  const button = byRole('button', 'Öppna');
  await press(button);
  await press(button);
  expect(viewPdf).toHaveBeenCalledTimes(1);
  expect(byRole<HTMLAnchorElement>('link', 'Öppna listan i en ny flik').href).toBe('blob:list');
});
