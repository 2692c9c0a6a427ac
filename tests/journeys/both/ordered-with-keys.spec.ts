import { onlyAllowing, openAllowing } from '../../support/consent';
import { plainGood } from '../../support/goods';
import { expect, modes, test } from '../../support/launch-in';
import { addToCart, payFor, toCheckout } from '../../support/steps';

const good = plainGood();

for (const mode of modes) {
  for (const { category, isTold } of [
    { category: 'statistics', isTold: true },
    { category: 'preferences', isTold: true },
    { category: 'marketing', isTold: false },
  ] as const) {
    test(`${mode}: an order is ${isTold ? '' : 'not '}told to whom search knows, where ${category} alone are allowed`, async ({
      page,
    }) => {
      const shop = await openAllowing(page, mode, good.path, onlyAllowing(category));
      await toCheckout(shop, await addToCart(page, good));
      await payFor(page);
      const keysOf = (part: string) =>
        shop.requested
          .map((url) => new URL(url))
          .filter(({ pathname }) => pathname.includes(part))
          .map(({ searchParams }) => [searchParams.get('customerKey'), searchParams.get('sessionKey')]);
      const confirmed = keysOf('/confirm');
      expect(confirmed).toHaveLength(1);
      if (!isTold) return expect(confirmed[0]).toEqual([null, null]);
      const [searched] = keysOf('/queries/product-page');
      expect(searched).toEqual([expect.any(String), expect.any(String)]);
      expect(confirmed[0]).toEqual(searched);
    });
  }
}
