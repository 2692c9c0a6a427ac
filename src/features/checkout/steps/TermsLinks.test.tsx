// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../../tests/support/render';
import { emptyCart } from '../../../domain/empty-cart';
import { productNumber } from '../../../domain/ids';
import { ore, zero } from '../../../domain/money';
import type { ItemType } from '../../../domain/product';
import { TermsLinks } from './TermsLinks';

function cartWith(itemType: ItemType) {
  const [price, quantity] = [ore(5000), 1];
  const row = { itemId: productNumber('100123'), title: '', subTitle: '', path: '', picture: null, quantity, itemType };
  const sums = {
    unitPrice: price,
    totalPrice: price,
    discount: zero,
    promotions: [],
    stock: null,
    maxQuantity: null,
    activeSubstance: null,
  };
  return { ...emptyCart, rows: [{ ...row, ...sums, marketingSensitive: false, substance: null }] };
}

it.each([
  ['otc', true],
  ['prescription', true],
  ['goods', false],
] as const)(
  'says that medicines cannot be returned where the order is placed, if it has one: %s',
  async (type, text) => {
    const { container } = await render(<TermsLinks cart={cartWith(type)} />);
    expect(container.textContent?.includes('Läkemedel kan inte lämnas tillbaka')).toBe(text);
  },
);
