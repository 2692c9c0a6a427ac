// @vitest-environment happy-dom
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeHttp } from '../../../tests/support/fake-http';
import { open, searchLund, see } from '../../../tests/support/pharmacy-dialog';
import { createBrowserEmbedder } from '../../platform/embedder/browser-embedder';
import { setEmbedder } from '../../platform/embedder/current';
import { page, row } from './testing/search-answers';

beforeAll(() => import('./FindPharmacyModal'));

it("the browser's dates are loaded before the pharmacies arrive", async () => {
  setEmbedder(createBrowserEmbedder(() => {}));
  let arrive = (_: Response) => {};
  const answer = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  fakeHttp(({ url }) => (url.pathname.endsWith('/pharmacy/search') ? answer : Response.json({ suggestions: [] })));
  const created = vi.spyOn(Intl, 'DateTimeFormat');
  await open();
  await searchLund();
  await vi.waitFor(() => expect(created).toHaveBeenCalled());
  arrive(page([row(1, 'inStock')]));
  await see('Luckan 1');
});
