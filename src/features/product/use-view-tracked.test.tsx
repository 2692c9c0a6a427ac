// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { render } from '../../../tests/support/render';
import { card } from '../../cart/testing/card';
import { productNumber } from '../../domain/ids';
import { ore } from '../../domain/money';
import type { ProductCard } from '../../domain/product';
import { configureTracking } from '../../telemetry/track';
import { useViewTracked } from './use-view-tracked';

function Shown({ product }: { product: ProductCard }) {
  useViewTracked(product);
  return null;
}

it('a product is viewed once, also when its price changes while it is shown', async () => {
  const sink = vi.fn();
  configureTracking(sink);
  const product = card(productNumber('100123'));
  const viewed = () => sink.mock.calls.map(([{ name, parameters }]) => [name, parameters.items[0].item_id]);
  const { show } = await render(<Shown product={product} />);
  await vi.waitFor(() => expect(viewed()).toEqual([['view_item', '100123']]));
  await show(<Shown product={{ ...product, price: ore(100) }} />);
  await show(<Shown product={card(productNumber('100124'))} />);
  await vi.waitFor(() =>
    expect(viewed()).toEqual([
      ['view_item', '100123'],
      ['view_item', '100124'],
    ]),
  );
});
