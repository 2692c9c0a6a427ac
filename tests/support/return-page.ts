import type { Page } from '@playwright/test';
import { expect, type Mode, type Shop } from './launch-in';
import { openAs } from './open-as';
import { setOrder } from './orders';
import { ownOrderNumber } from './returnable-order';

/** The calls of the return page, as patterns for faults. */
export const returnCalls = { one: '/api/orders/return/orders/*', reasons: '/api/orders/return/returnreasons' };
const code = /LR\d{9}/;

export const returnHeading = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: 'Returnera varor' });
export const makeSlip = (page: Page) => page.getByRole('button', { name: 'Skapa retursedel' });
export const returnRow = (page: Page, { title }: { title: string }) =>
  page.getByRole('group', { name: title, exact: true });
export const slipsOn = (page: Page) => page.getByRole('region', { name: 'Retursedel' });

interface Opened {
  number: string;
  address: string;
}

/** The return page of an own order, reached from the previous purchases. */
export async function openReturn(page: Page, mode: Mode, life: Parameters<typeof setOrder>[2]): Promise<Shop & Opened> {
  const shop = await openAs(page, mode, 'customer', '/kundklubb/kop/');
  const number = await ownOrderNumber(page);
  await setOrder(page, number, life);
  await page.getByRole('link', { name: 'Returnera varor ur köpet 15 januari 2026' }).click();
  await expect(returnHeading(page)).toBeFocused();
  return { ...shop, number, address: new URL(page.url()).pathname };
}

export async function chooseToReturn(
  page: Page,
  product: { title: string },
  quantity: string,
  reason: string,
): Promise<void> {
  const box = returnRow(page, product).getByRole('checkbox');
  if (!(await box.isChecked())) await box.check();
  await returnRow(page, product).getByLabel('Antal').selectOption({ label: quantity });
  await returnRow(page, product).getByLabel('Skäl till returen').selectOption({ label: reason });
}

/** The code of the newest slip. */
export async function shownCode(page: Page): Promise<string> {
  await expect(slipsOn(page).last()).toContainText(code);
  return code.exec((await slipsOn(page).last().textContent()) ?? '')?.[0] ?? 'no code';
}
