import { onlyAllowing, openAllowing } from '../../support/consent';
import { expect, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { addToCart, payFor, toCheckout } from '../../support/steps';

const product = plainProduct();

for (const mode of modes) {
  for (const { category, isReported } of [
    { category: 'preferences', isReported: true },
    { category: mode === 'site' ? 'statistics' : 'marketing', isReported: false },
  ] as const) {
    test(`${mode}: an order is ${isReported ? '' : 'not '}confirmed with the keys of search, with consent to ${category} alone`, async ({
      page,
    }) => {
      const shop = await openAllowing(page, mode, product.path, onlyAllowing(category));
      const keysOf = (part: string) =>
        shop.requested
          .map((url) => new URL(url))
          .filter(({ pathname }) => pathname.includes(part))
          .map(({ searchParams }) => [searchParams.get('customerKey'), searchParams.get('sessionKey')]);
      await expect.poll(() => keysOf('/queries/product-page')).not.toEqual([]);
      const [searched] = keysOf('/queries/product-page');
      await toCheckout(shop, await addToCart(page, product));
      await payFor(page);
      const confirmed = keysOf('/confirm');
      expect(confirmed).toHaveLength(1);
      if (!isReported) return expect(confirmed[0]).toEqual([null, null]);
      expect(searched).toEqual([expect.any(String), expect.any(String)]);
      expect(confirmed[0]).toEqual(searched);
    });
  }
}
