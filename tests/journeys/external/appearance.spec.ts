import type { Page } from '@playwright/test';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { type Answers, greeting } from '../../support/stand-in-app';
import { addToCart } from '../../support/steps';

const product = plainProduct();
const app = { name: 'Exempelappen', version: '1.0' };

/** An app that sends this of its appearance in HELLO. */
function looking(appearance: { colorScheme?: 'light' | 'dark'; fontScale?: number }): Answers {
  return { READY: [{ type: 'HELLO', payload: { version: 1, app, capabilities: [], ...appearance } }] };
}

const lookOf = (page: Page) =>
  page.evaluate(() => {
    const { colorScheme, fontSize } = getComputedStyle(document.documentElement);
    return `${colorScheme} ${fontSize}`;
  });

const change = (page: Page, payload: object) =>
  page.evaluate((appearance) => window.sendAsApp({ type: 'APPEARANCE', payload: appearance } as never), payload);

test('the shop looks as its app does, whatever the device, and changes with it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const shop = await launchIn(page, 'external', looking({ colorScheme: 'dark', fontScale: 1.5 }));
  await shop.open(product.path);
  await expect.poll(() => lookOf(page)).toBe('dark 24px');
  await change(page, { colorScheme: 'light', fontScale: 0.85 });
  await expect.poll(() => lookOf(page)).toBe('light 13.6px');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await lookOf(page)).toBe('light 13.6px');
  await change(page, {});
  await expect.poll(() => lookOf(page), 'as the device').toBe('dark 16px');
  expect(shop.messages.filter(({ type }) => type === 'FAULT')).toEqual([]);

  await change(page, { colorScheme: 'light', fontScale: 50 });
  const faults = () => shop.messages.flatMap(({ type, payload }) => (type === 'FAULT' ? [payload] : []));
  await expect.poll(faults).toEqual([{ code: 'MALFORMED', about: 'APPEARANCE', field: 'fontScale' }]);
  expect(await lookOf(page)).toBe('dark 16px');
});

test('with text of twice the size on a small phone, what is in the cart can be seen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  const shop = await launchIn(page, 'external', looking({ fontScale: 2 }));
  await shop.open(product.path);
  const cart = await addToCart(page, product);
  const more = cart.getByRole('button', { name: 'Öka antalet' });
  await more.scrollIntoViewIfNeeded();
  const isWhole = () =>
    more.evaluate((button) => {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const edges = [
        [x, top + 2],
        [x, bottom - 2],
        [left + 2, y],
        [right - 2, y],
      ] as const;
      return edges.every((point) => button.contains(document.elementFromPoint(...point)));
    });
  await expect.poll(isWhole).toBe(true);
});

test('READY tells an app that the shop can change its appearance', async ({ page }) => {
  const shop = await launchIn(page, 'external', greeting());
  await shop.open('/');
  const ready = shop.messages.find(({ type }) => type === 'READY');
  expect(ready?.payload).toMatchObject({ capabilities: expect.arrayContaining(['APPEARANCE']) });
});

test('an app that tells its appearance at the start of the document is never seen in another one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    const insets = { top: 47, bottom: 34 };
    Object.assign(window, {
      __LUCKAN_APPEARANCE__: { colorScheme: 'dark', fontScale: 2, theme: 'orange', insets },
    });
    // The first moment at which something could be painted.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const { colorScheme, fontSize } = getComputedStyle(document.documentElement);
      const { className, style } = document.documentElement;
      const inset = style.getPropertyValue('--inset-top');
      Object.assign(window, { firstLook: `${colorScheme} ${fontSize} ${className} ${inset}` });
    }).observe(document, { childList: true, subtree: true });
  });
  const shop = await launchIn(page, 'external', greeting());
  await shop.open('/');
  expect(await page.evaluate(() => Reflect.get(window, 'firstLook'))).toBe('dark 32px theme-orange 47px');
  expect(await lookOf(page), 'an app that says no more of it').toBe('dark 32px');
});
