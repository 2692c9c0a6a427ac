import { fillCart } from '../../support/cart-service';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { mine } from '../../support/my-pharmacy';
import { plainProduct, topCategory } from '../../support/products';
import { quiet } from '../../support/quiet-network';

declare global {
  interface Window {
    formats: string[];
  }
}

/** Notes each use of the browser's own formats, of which the first blocks a slow phone for a tenth of a second. */
function watchFormats(): void {
  window.formats = [];
  for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat', 'PluralRules', 'RelativeTimeFormat'] as const) {
    Reflect.set(
      Intl,
      name,
      new Proxy(Intl[name], {
        construct(format, given) {
          window.formats.push(name);
          return Reflect.construct(format, given);
        },
      }),
    );
  }
  for (const prototype of [Number.prototype, Date.prototype])
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
      const format: unknown = Reflect.get(prototype, name);
      if (typeof format !== 'function') continue;
      Reflect.set(prototype, name, function (this: unknown, ...given: unknown[]) {
        window.formats.push(name);
        return Reflect.apply(format, this, given);
      });
    }
}

for (const mode of modes) {
  test(`${mode}: pages start without the browser's formats`, async ({ page }) => {
    test.slow();
    await page.addInitScript(watchFormats);
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await fillCart(page, plainProduct());
    const paths = ['/', plainProduct().path, topCategory().path, mine.path, '/hitta-produkter/?q=kräm', '/kassa/'];
    for (const path of paths) {
      await shop.open(path);
      await quiet(page);
      expect(await page.evaluate(() => window.formats), path).toEqual([]);
    }
    await page.evaluate(() => (1).toLocaleString('sv-SE') + new Intl.PluralRules('sv').select(1));
    expect(await page.evaluate(() => window.formats)).toEqual(['toLocaleString', 'PluralRules']);
  });
}
