import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { answerAtBank, atBank, comeBackFromBank } from '../../support/bank';
import { fillCart } from '../../support/cart-service';
import { addressIn, expect, launchIn, type Mode, modes, type Shop, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { chooseScriptProviders, drawnForms } from '../../support/providers';
import { type Answers, greeting } from '../../support/stand-in-app';
import { type Forms, pressPay, toPayment } from '../../support/steps';

const product = plainProduct();
const opening: Answers = {
  ...greeting('viewCheckout', 'openExternal'),
  OPEN_EXTERNAL: [{ type: 'ACK', payload: { ok: true } }],
};

async function toPaymentOf(page: Page, mode: Mode, forms?: Forms): Promise<{ shop: Shop; form: FrameLocator }> {
  const shop = await launchIn(page, mode, opening);
  if (forms) await chooseScriptProviders(page);
  await shop.hasDeclinedCookies();
  await fillCart(page, product);
  await shop.open('/kassa/');
  return { shop, form: await toPayment(page, undefined, forms) };
}

const providers = [
  { name: 'the reference frames', forms: undefined },
  { name: 'providers that come as scripts', forms: drawnForms },
];

/** Chromium drops clicks in a frame that has just been moved, but not key presses. */
async function choose(form: FrameLocator, name: RegExp): Promise<void> {
  const choice = form.getByRole('radio', { name });
  await choice.focus();
  await choice.press('Space');
  await expect(choice).toBeChecked();
}

for (const mode of modes) {
  test(`${mode}: from the cart to the confirmation with providers that load as scripts`, async ({ page }) => {
    test.slow();
    const { shop, form } = await toPaymentOf(page, mode, drawnForms);
    await expectAccessible(page, { texts: 6 });
    expect(shop.requested.filter((url) => /\/frames\/(payment|delivery)\/\?/.test(url))).toEqual([]);
    await pressPay(form);
    await expect(page).toHaveURL(/\/kassa\/tack\/$/);
    await expect(page.getByText(product.title).first()).toBeVisible();
  });

  for (const { name, forms } of providers) {
    test(`${mode}, alike: a payment continues at the bank and returns as an order, with ${name}`, async ({
      page,
      browser,
    }) => {
      test.slow();
      const { shop, form } = await toPaymentOf(page, mode, forms);
      await choose(form, /^Bank/);
      await pressPay(form);
      const bank = await atBank(page, shop, browser);
      if (mode === 'external') await expect(page.getByText('Betalningen fortsätter på en annan sida')).toBeVisible();
      await answerAtBank(bank, 'Godkänn');
      await comeBackFromBank(page, shop);
      await expect(page).toHaveURL(/\/kassa\/tack\/$/);
      await expect(page.getByText(product.title).first()).toBeVisible();
    });

    test(`${mode}, alike: a declined payment can be retried, with ${name}`, async ({ page }) => {
      test.slow();
      const { form } = await toPaymentOf(page, mode, forms);
      await choose(form, /^Nekar/);
      await pressPay(form);
      await expect(page.getByText('Betalningen gick inte igenom')).toBeVisible();
      await choose(form, /^Godkänner$/);
      await pressPay(form);
      await expect(page).toHaveURL(/\/kassa\/tack\/$/);
    });
  }

  test(`${mode}, alike: a customer who returns from the bank without paying can pay in another way`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const { shop, form } = await toPaymentOf(page, mode);
    await choose(form, /^Bank/);
    await pressPay(form);
    await atBank(page, shop, browser);
    if (mode === 'site') await page.goBack();
    else {
      await comeBackFromBank(page, shop);
      await page.getByRole('button', { name: 'Kontrollera betalningen' }).click();
      await expect(page.getByText('Betalningen är inte klar än.')).toBeVisible();
      await page.getByRole('button', { name: 'Välj ett annat sätt att betala' }).click();
    }
    await expect(form.getByRole('button', { name: /^Betala \d/ })).toBeEnabled();
    await pressPay(form);
    await expect(page).toHaveURL(/\/kassa\/tack\/$/);
  });

  test(`${mode}, alike: a customer who declines at the bank sees a message`, async ({ page, browser }) => {
    test.slow();
    const { shop, form } = await toPaymentOf(page, mode);
    await choose(form, /^Bank/);
    await pressPay(form);
    await answerAtBank(await atBank(page, shop, browser), 'Avbryt');
    await comeBackFromBank(page, shop);
    await expect(page.getByText('Betalningen gick inte igenom')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${addressIn(mode, '/kassa/')}\\?steg=betalning$`));
  });
}
