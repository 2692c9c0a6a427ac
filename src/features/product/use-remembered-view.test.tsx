// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { render } from '../../../tests/support/render';
import { notifyViewed } from '../../api/elevate/viewed';
import { card } from '../../cart/testing/card';
import { productNumber } from '../../domain/ids';
import type { ProductCard } from '../../domain/product';
import { setEmbedder } from '../../platform/embedder/current';
import type { Embedder } from '../../platform/embedder/embedder';
import { useRememberedView } from './use-remembered-view';

vi.mock('../../api/elevate/viewed', () => ({ notifyViewed: vi.fn(async () => {}) }));

function Shown({ product }: { product: ProductCard }) {
  useRememberedView(product);
  return null;
}

it('the view of a page that is loaded ahead is reported once the customer sees it, and only of the product that is there', async () => {
  const waiting = new Set<() => void>();
  const embedder: Pick<Embedder, 'whenSeen'> = {
    whenSeen(run) {
      waiting.add(run);
      return () => waiting.delete(run);
    },
  };
  setEmbedder(embedder as Embedder);
  const { show } = await render(<Shown product={card(productNumber('100123'))} />);
  await vi.waitFor(() => expect(waiting.size).toBe(1));
  expect(notifyViewed).not.toHaveBeenCalled();
  const opened = card(productNumber('100124'));
  await show(<Shown product={opened} />);
  await vi.waitFor(() => expect(waiting.size).toBe(1));
  for (const run of waiting) run();
  await vi.waitFor(() => expect(vi.mocked(notifyViewed).mock.calls).toEqual([[opened]]));
});
