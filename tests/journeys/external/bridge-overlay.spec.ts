import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { type Answers, greeting } from '../../support/stand-in-app';
import { addToCart } from '../../support/steps';

const product = plainProduct();
const overlay = (page: Page) => page.getByRole('complementary', { name: 'Bridge' });

const toggle = (page: Page) =>
  overlay(page)
    .getByText(/^Bridge: \d+ messages$/)
    .click();

/** The latest of this type. */
const message = (page: Page, type: string) => overlay(page).getByText(type, { exact: true }).first();

const showing: Answers = {
  READY: [
    {
      type: 'HELLO',
      payload: {
        version: 1,
        app: { name: 'Exempelappen', version: '1.0' },
        capabilities: [],
        returnUrl: 'https://app.example/a-secret',
      },
    },
  ],
};

async function configure(page: Page, bridgeOverlay: string): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), bridgeOverlay } });
  });
}

test('in a preview, who develops an app sees the messages where they ask for it, without what is sensitive', async ({
  page,
}) => {
  await configure(page, 'asked');
  const shop = await launchIn(page, 'external', showing);
  await shop.open(`${product.path}?debug=bridge`);
  await toggle(page);
  const messages = overlay(page).getByRole('region', { name: 'Messages of the bridge' });
  await expect(messages).toContainText(/luckan-ready: \d+ ms/);
  await message(page, 'HELLO').click();
  await expect(messages).toContainText('"name": "Exempelappen"');
  await expectAccessible(page);
  await expect(messages).toContainText('"returnUrl": "[redacted]"');
  await expect(messages).not.toContainText('a-secret');
  await toggle(page);
  await addToCart(page, product);
  await page.keyboard.press('Escape');
  await toggle(page);
  await message(page, 'CART_CHANGE').click();
  await expect(messages).toContainText('"numberOfItems": 1');
});

test('nobody sees them without asking, or in production', async ({ page }) => {
  const shop = await launchIn(page, 'external', greeting());
  await shop.open(`${product.path}?debug=bridge`);
  await expect.poll(() => shop.messages.map(({ type }) => type)).toContain('CART_CHANGE');
  await expect(overlay(page)).toHaveCount(0);
  await configure(page, 'asked');
  await shop.open(product.path);
  await expect(page.getByRole('button', { name: 'Lägg i varukorgen' })).toBeEnabled();
  await expect(overlay(page)).toHaveCount(0);
  await configure(page, 'always');
  await shop.open(product.path);
  await expect(overlay(page)).toBeVisible();
});
