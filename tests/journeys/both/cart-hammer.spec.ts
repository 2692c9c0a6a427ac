import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { numberOfItems, quantityOf } from '../../../src/domain/cart';
import { cartIdOf, cartService } from '../../support/cart-service';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { addToCart } from '../../support/steps';

const seed = Number(process.env.CART_SEED ?? Date.now() % 1_000_000_000);
const sequences = 10;
const [left, right, onList, ofApp] = [0, 1, 2, 3].map((nth) => plainProduct(nth)) as [
  Product,
  Product,
  Product,
  Product,
];
type Product = ReturnType<typeof plainProduct>;

const add = fc.constantFrom('rest', 'add', 'add', 'add and reload');
const effect = fc.constantFrom(
  null,
  null,
  { kind: 'drop', late: false } as const,
  { kind: 'drop', late: true } as const,
  { kind: 'delay', ms: 400 } as const,
);
const sequence = fc.record({
  left: add,
  right: add,
  set: fc.option(fc.integer({ min: 1, max: 9 })),
  reloadsList: fc.boolean(),
  ofApp: fc.nat({ max: 2 }),
  method: fc.constantFrom('POST', 'PATCH', 'GET'),
  effect,
});

/** Adds one more of the product whose page is open; `reload` leaves the page halfway. */
async function addOne(page: Page, name: string): Promise<void> {
  if (name === 'rest') return;
  const close = page.getByRole('dialog', { name: /^Varukorg/ }).getByRole('button', { name: 'Stäng' });
  const button = page.getByRole('button', { name: 'Lägg i varukorgen', includeHidden: true });
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  if (await close.isVisible()) await close.click();
  await button.click();
  if (name !== 'add and reload') return;
  await page.reload();
  await quiet(page);
}

async function setOnList(page: Page, quantity: number | null, reloads: boolean): Promise<void> {
  const field = rowField(page, onList);
  await expect(field).toBeVisible();
  if (quantity !== null) {
    await field.fill(`${quantity}`);
    await field.blur();
  }
  if (reloads) await page.reload();
}

const rowField = (page: Page, { title }: Product) =>
  page.getByRole('main').getByLabel(`Antal av ${title}`, { exact: true });

for (const mode of modes) {
  test(`${mode}, alike: tabs that hammer one cart over a bad network end up with the cart of the service`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    console.log(`CART_SEED=${seed}`);
    const service = cartService(baseURL ?? '');
    const shop = await launchIn(page, mode);
    const [other, list] = [await context.newPage(), await context.newPage()];
    await shop.hasDeclinedCookies();
    await shop.open(onList.path);
    await addToCart(page, onList);
    await shop.open(left.path);
    await shop.open(right.path, other);
    await shop.open('/varukorg/', list);
    for (const each of [page, other, list]) await quiet(each);
    const id = await cartIdOf(context);
    const expectedQuantities = { left: 0, right: 0, onList: 1, ofApp: 0 };

    for (const turn of fc.sample(sequence, { seed, numRuns: sequences })) {
      const { method, effect } = turn;
      if (effect) await fault(page, { method, path: '/api/web/cart2/**', times: 1, effect });
      const app = mode === 'external' ? turn.ofApp : 0;
      await Promise.all([
        addOne(page, turn.left),
        addOne(other, turn.right),
        setOnList(list, turn.set, turn.reloadsList),
        app > 0 && service.add(id, ofApp.productNumber, app),
      ]);
      if (app > 0)
        for (const each of [page, other, list])
          await each.evaluate(() => window.sendAsApp({ type: 'CART_REFRESH', payload: {} }));
      if (turn.left !== 'rest') expectedQuantities.left += 1;
      if (turn.right !== 'rest') expectedQuantities.right += 1;
      expectedQuantities.onList = turn.set ?? expectedQuantities.onList;
      expectedQuantities.ofApp += app;

      const held = async () => {
        const cart = await service.read(id);
        const [ofLeft, ofRight, set, appHas] = [left, right, onList, ofApp].map(({ productNumber }) =>
          quantityOf(cart, productNumber),
        );
        return { left: ofLeft, right: ofRight, onList: set, ofApp: appHas };
      };
      await expect.poll(held, JSON.stringify(turn)).toEqual(expectedQuantities);
      await clearFaults(page);
    }

    const cart = await service.read(id);
    const rows = cart.rows.map(({ title, quantity }) => [title, quantity] as const);
    for (const each of [page, other, list]) {
      if (each !== list) await shop.open('/varukorg/', each);
      for (const [title, quantity] of rows)
        await expect(each.getByRole('main').getByLabel(`Antal av ${title}`, { exact: true })).toHaveValue(
          `${quantity}`,
        );
      await expect(each.getByText('Varukorgen är inte uppdaterad')).toHaveCount(0);
    }
    expect(await cartIdOf(context)).toBe(id);
    if (mode === 'site') return;
    await expect
      .poll(() => shop.messages.findLast(({ type }) => type === 'CART_CHANGE')?.payload)
      .toMatchObject({ cartId: id, numberOfItems: numberOfItems(cart), total: cart.totals?.total });
  });
}
