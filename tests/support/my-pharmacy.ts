import type { Locator, Page } from '@playwright/test';
import { stockBy, stockRule } from '../../fixtures/backend/pharmacy/stock';
import { mondayOf } from '../../fixtures/data/dates';
import type { Product } from '../../fixtures/data/model';
import { generatePharmacies } from '../../fixtures/data/pharmacies/pharmacies';
import type { Pharmacy } from '../../src/domain/pharmacy';
import { expect, launchIn, type Mode, type Shop } from './launch-in';
import { plainProduct } from './products';
import { greeting } from './stand-in-app';

/** The product whose stock the journeys look at. */
export const product = plainProduct();

/** Far from the places that the journeys search for. */
const far = generatePharmacies({ seed: 1, today: mondayOf(new Date()) }).filter(
  ({ county }) => county === 'Norrbottens län',
);
const stockOf = (pharmacy: Pharmacy, of: Product) => stockBy(stockRule({ ...of, id: of.productNumber }), pharmacy.id);
function farOne(fits: (pharmacy: Pharmacy) => boolean): Pharmacy {
  const found = far.find(fits);
  if (!found) throw new Error('there is no such pharmacy');
  return found;
}
/** A pharmacy that has the product, and one that has not. */
export const mine = farOne((pharmacy) => stockOf(pharmacy, product) === 'inStock');
export const without = farOne((pharmacy) => stockOf(pharmacy, product) === 'outOfStock');

export const toggles = (within: Page | Locator) =>
  within.getByRole('button', { name: /^(Gör till mitt|Mitt) apotek: / });
export const toggle = (within: Page | Locator, { name }: { name: string }) =>
  within.getByRole('button', { name: new RegExp(`^(Gör till mitt|Mitt) apotek: ${name}$`) });
export const rows = (within: Page | Locator) => within.getByRole('list', { name: /^Apotek/ }).locator('> li');
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Hitta på apotek' });
export const main = (page: Page) => page.getByRole('main');
export const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

export async function openIn(page: Page, mode: Mode, path: string): Promise<Shop> {
  const shop = await launchIn(page, mode, greeting());
  await shop.open(path);
  await shop.declineCookies();
  return shop;
}

/** Chooses a pharmacy on its own page. */
export async function choose(page: Page, mode: Mode, pharmacy: Pharmacy): Promise<Shop> {
  const shop = await openIn(page, mode, pharmacy.path);
  await toggle(page, pharmacy).click();
  await expect(toggle(page, pharmacy)).toHaveAttribute('aria-pressed', 'true');
  return shop;
}

/** Opens the dialog of a page; the app has declared that it leaves pharmacies to the shop. */
export async function openDialog(page: Page, { mode, messages }: Shop): Promise<void> {
  if (mode === 'external') await expect.poll(() => messages.map(({ type }) => type)).toContain('ROUTE_CHANGE');
  await page.getByRole('button', { name: 'Hitta på apotek' }).click();
  await expect(dialog(page)).toBeVisible();
}

export async function searchFor(within: Page | Locator, text: string): Promise<void> {
  await within.getByRole('combobox', { name: 'Ort, adress eller apotek' }).fill(text);
  await within.getByRole('search', { name: 'Sök apotek' }).getByRole('button', { name: 'Sök', exact: true }).click();
}

export async function namesOf(list: Locator): Promise<string[]> {
  return list.getByRole('heading').allTextContents();
}
