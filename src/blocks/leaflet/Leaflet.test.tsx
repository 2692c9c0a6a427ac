// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { byRole, press, render } from '../../../tests/support/render';
import { createBrowserEmbedder } from '../../platform/embedder/browser-embedder';
import { setEmbedder } from '../../platform/embedder/current';
import { Leaflet } from './Leaflet';

it('a double press opens one tab, also where the first press is done before the second', async () => {
  const viewPdf = vi.fn(() => Promise.resolve(true));
  setEmbedder({ ...createBrowserEmbedder(() => {}), viewPdf });
  await render(<Leaflet title="Alvedon" below="/leaflets/alvedon.pdf" />);
  const link = byRole('link', 'Visa bipacksedeln (PDF)');
  await press(link);
  await press(link);
  expect(viewPdf).toHaveBeenCalledTimes(1);
});
