import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No rule of axe is broken by what is on screen now, the providers' frames included. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
}
