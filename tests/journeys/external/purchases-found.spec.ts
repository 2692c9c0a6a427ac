import { granted } from '../../../src/platform/consent/categories';
import { choiceCookie } from '../../../src/platform/consent/testing';
import { expectAccessible } from '../../support/axe';
import { remembered, unnecessary } from '../../support/consent';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet, watchNetwork } from '../../support/quiet-network';
import { greeting } from '../../support/stand-in-app';
import { addToCart } from '../../support/steps';

test('without a footer, the start page, the cart and what needs a customer lead to an order and to its withdrawal', async ({
  page,
}) => {
  const shop = await launchIn(page, 'external', greeting());
  const links = page.getByRole('navigation', { name: 'Har du redan handlat?' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await shop.open('/');
  await expectAccessible(page);
  await links.getByRole('link', { name: 'Ångra köp här' }).click();
  await expect(heading('Ångra ett köp')).toBeVisible();
  await shop.open('/varukorg/');
  await expect(page.getByText('Din varukorg är tom')).toBeVisible();
  await expectAccessible(page);
  await links.getByRole('link', { name: 'Hitta din beställning' }).click();
  await expect(heading('Hitta din beställning')).toBeVisible();
  await shop.open('/kundklubb/kop/');
  await links.getByRole('link', { name: 'Hitta din beställning' }).click();
  await expect(heading('Hitta din beställning')).toBeVisible();
  await shop.open('/kundklubb-login/');
  await expect(page.getByRole('heading', { name: 'Bli medlem eller logga in' })).toBeVisible();
  await expectAccessible(page);
  await links.getByRole('link', { name: 'Ångra köp här' }).click();
  await expect(heading('Ångra ett köp')).toBeVisible();
  await shop.open('/kassa/tack/');
  await page.getByRole('main').getByRole('link', { name: 'Hitta din beställning' }).click();
  await expect(heading('Hitta din beställning')).toBeVisible();

  await shop.open(plainProduct().path);
  await addToCart(page, plainProduct());
  await shop.open('/varukorg/');
  await expect(page.getByRole('heading', { name: 'Summering' })).toBeVisible();
  await links.getByRole('link', { name: 'Ångra köp här' }).click();
  await expect(heading('Ångra ett köp')).toBeVisible();
});

test('an app’s page that is opened in a browser, without an app and without a footer, has these ways as well, and asks about no cookies', async ({
  page,
}) => {
  watchNetwork(page.context());
  await page.goto('/external/');
  const links = page.getByRole('navigation', { name: 'Har du redan handlat?' });
  await expect(links.getByRole('link', { name: 'Hitta din beställning' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await quiet(page);
  await expect(page.getByRole('region', { name: 'Kakor' })).toHaveCount(0);
  await links.getByRole('link', { name: 'Ångra köp här' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ångra ett köp' })).toBeVisible();
});

test('what a visitor has allowed on the site does not count on an app’s page in a browser, where nothing takes it back', async ({
  page,
  baseURL,
}) => {
  watchNetwork(page.context());
  const value = encodeURIComponent(choiceCookie(granted));
  await page.context().addCookies([{ name: 'luckan_consent', value, url: baseURL ?? '' }]);
  const seen = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: plainProduct().title })).toBeVisible();
    await quiet(page);
    return unnecessary(await remembered(page));
  };
  expect(await seen(`/external${plainProduct().path}`)).toEqual([]);
  expect(await seen(plainProduct().path)).not.toEqual([]);
});
