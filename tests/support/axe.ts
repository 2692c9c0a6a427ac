import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * No rule of axe is broken by what is on screen now, the providers' frames included.
 * @returns how many pieces of text were compared with their ground
 */
export async function expectAccessible(page: Page): Promise<number> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
  return passes.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes).length;
}
