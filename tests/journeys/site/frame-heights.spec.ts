import type { Page } from '@playwright/test';
import { customer } from '../../support/customer';
import { expect, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { visitCheckout } from '../../support/steps';

const product = plainProduct();

async function toDelivery(page: Page): Promise<void> {
  await visitCheckout(page, product);
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
}

const delivery = 'iframe[src*="/frames/delivery/"]';

/** How much higher the frame is than its contents. */
async function spare(page: Page): Promise<number> {
  const frame = await page.locator(delivery).boundingBox();
  const contents = await page.frameLocator(delivery).locator('html').boundingBox();
  return frame && contents ? frame.height - contents.height : Number.NaN;
}

const fits = (spare: number) => spare >= 0 && spare < 5;

test('a provider’s frame is as high as its contents at each width', async ({ page }) => {
  for (const width of [1280, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    if (page.url() === 'about:blank') await toDelivery(page);
    await expect(page.frameLocator(delivery).getByRole('radio', { name: /Brevlåda/ })).toBeVisible();
    await expect.poll(async () => fits(await spare(page))).toBe(true);
  }
});

test('also before it is scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 200 });
  await toDelivery(page);
  await expect(page.getByRole('status').getByText('Leverans laddas')).toHaveCount(0);
  await expect(page.frameLocator(delivery).getByRole('radio', { name: /Brevlåda/ })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => spare(page)).toBeLessThan(5);
});

/** Resolves once a height that the frame has reported is drawn, if it is applied. */
const newHeight = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        addEventListener('message', ({ data }) => {
          if (data.type === 'height') requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
      ),
  );

test('a press arrives though the field that it leaves gets an error, or loses it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await toDelivery(page);
  const form = page.frameLocator(delivery);
  await expect(form.getByRole('radio', { name: /Brevlåda/ })).toBeVisible();
  for (const [label, value] of Object.entries(customer)) await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('radio', { name: /Brevlåda/ }).check();
  await quiet(page);
  const onwards = page.getByRole('button', { name: 'Fortsätt till betalning' });
  const city = form.getByLabel('Ort', { exact: true });

  /** Presses at an edge of the button, which it would leave first if it moved. */
  async function pressAfter(write: () => Promise<void>, edge: 'upper' | 'lower'): Promise<void> {
    await city.focus();
    await write();
    const { width, height } = (await onwards.boundingBox()) ?? { width: 0, height: 0 };
    await onwards.hover({ position: { x: width / 2, y: edge === 'upper' ? 3 : height - 3 } });
    const reported = newHeight(page);
    await page.mouse.down();
    await reported;
    await page.mouse.up();
  }

  await pressAfter(async () => {
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
  }, 'upper');
  await expect(page.getByRole('alert').getByText('Ort')).toBeVisible();
  await expect(city).toBeFocused();
  await expect.poll(async () => fits(await spare(page))).toBe(true);

  await pressAfter(() => page.keyboard.type('Stockholm'), 'lower');
  await expect(page.getByRole('heading', { name: /^Betalning.*steg 3/ })).toBeVisible();
});
