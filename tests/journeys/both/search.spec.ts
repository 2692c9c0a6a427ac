import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { addressIn, expect, launchIn, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';

const search = (q: string, more = '') => `/hitta-produkter/?q=${encodeURIComponent(q)}${more}`;
const products = (page: Page) => page.getByRole('main').getByRole('article');
const queries = '/api/storefront/v3/queries';

for (const mode of modes) {
  test.describe(mode, () => {
    test('alike: texts are found with and without products, and more of them load on request', async ({ page }) => {
      const shop = await launchIn(page, mode);
      await shop.hasDeclinedCookies();
      await shop.open(search('feber'));
      await expect(products(page).first()).toBeVisible();
      const texts = page.getByRole('region', { name: 'Råd och information' });
      await page.getByRole('link', { name: /^Råd och information \(\d+\)$/ }).click();
      await expect(texts.getByRole('heading')).toBeFocused();
      await expect(texts.getByRole('listitem')).toHaveCount(4);
      await expect(texts.getByText(/^visar 4 av \d+$/)).toBeVisible();

      await fault(page, { path: `${queries}/content-search-page`, effect: { kind: 'status', status: 500 } });
      await texts.getByRole('button', { name: 'Visa fler råd' }).click();
      await expect(texts.getByText('Någonting gick fel...')).toBeVisible({ timeout: 20_000 });
      await expect(texts.getByRole('listitem')).toHaveCount(4);
      await clearFaults(page);
      await texts.getByRole('button', { name: 'Försök igen' }).click();
      await expect(texts.getByRole('listitem')).toHaveCount(14);
      await expectAccessible(page);
      await texts.getByRole('listitem').last().getByRole('link').click();
      await expect(texts).toBeHidden();
      await page.goBack();
      await expect(texts.getByRole('listitem'), 'the list is as it was left').toHaveCount(14);

      await shop.open(search('leverans'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hmm... vi hittar inga resultat för "leverans"');
      await expect(page.getByText('Prova gärna ett annat sökord.')).toBeVisible();
      await expectAccessible(page);
      await texts.getByRole('link', { name: 'Leverans och frakt' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leverans och frakt');
    });

    test('alike: when more texts load, the focus moves to the first new one', async ({ page }) => {
      const shop = await launchIn(page, mode);
      await shop.hasDeclinedCookies();
      await shop.open(search('feber'));
      const texts = page.getByRole('region', { name: 'Råd och information' });
      await texts.getByRole('button', { name: 'Visa fler råd' }).press('Enter');
      await expect(texts.getByRole('listitem').nth(4).getByRole('link')).toBeFocused();
    });

    test('alike: a correction can be undone and stays undone', async ({ page }) => {
      const shop = await launchIn(page, mode);
      await shop.hasDeclinedCookies();
      await shop.open(search('paracetmol'));
      await expect(page.getByText('Visar resultat för "paracetamol" i stället för "paracetmol".')).toBeVisible();
      await expect(products(page).first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Sök efter "paracetmol" i stället' }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Hmm... vi hittar inga resultat för "paracetmol"');
      await expect(heading).toBeFocused();
      await expect(page).toHaveURL(addressIn(mode, search('paracetmol', '&ordagrant=1')));
      await page.reload();
      await expect(heading).toHaveText('Hmm... vi hittar inga resultat för "paracetmol"');
      await page.getByText('Menade du:').getByRole('link', { name: 'paracetamol' }).click();
      await expect(heading).toHaveText('Sökresultat för: paracetamol');
      await page.goBack();
      await expect(heading).toHaveText('Hmm... vi hittar inga resultat för "paracetmol"');
      await page.goBack();
      await expect(page.getByText('Visar resultat för "paracetamol" i stället för "paracetmol".')).toBeVisible();
    });

    test('alike: when no product matches all words, those that match most are shown, sorted and filtered too', async ({
      page,
    }) => {
      const shop = await launchIn(page, mode);
      await shop.hasDeclinedCookies();
      await shop.open(search('lindamol hallon'));
      const relaxedNote = page.getByText('Inga varor har alla ord. Visar varor för:');
      await expect(relaxedNote).toBeVisible();
      await expect(relaxedNote.getByRole('link')).toHaveText(['lindamol', 'hallon']);
      await expect(products(page).first()).toContainText('Lindamol');
      await expectAccessible(page);
      await page.getByRole('combobox', { name: 'Sortera' }).selectOption('A till Ö');
      await expect(products(page).first()).not.toContainText('Lindamol');
      await expect(relaxedNote).toBeVisible();
      await page.reload();
      await expect(relaxedNote).toBeVisible();
      await expect(products(page).first()).not.toContainText('Lindamol');
      await relaxedNote.getByRole('link', { name: 'lindamol' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sökresultat för: lindamol');
      await expect(relaxedNote).toBeHidden();
    });

    test('alike: an empty search or one without results offers alternatives', async ({ page }) => {
      const shop = await launchIn(page, mode);
      await shop.hasDeclinedCookies();
      await shop.open('/hitta-produkter/');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'Sök bland varor och råd' })).toBeVisible();
      await expect(
        main.getByRole('navigation', { name: 'Populära kategorier' }).getByRole('link').first(),
      ).toBeVisible();
      await expect(main.getByRole('link', { name: 'Leverans och frakt' })).toBeVisible();
      await expectAccessible(page);
      await main.getByRole('combobox', { name: 'Sök bland varor och råd' }).fill('kvantfysik');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Hmm... vi hittar inga resultat för "kvantfysik"',
      );
      await expect(main.getByRole('navigation', { name: 'Populära kategorier' })).toBeVisible();
      await main.getByRole('combobox', { name: 'Sök bland varor och råd' }).fill('handkräm');
      await page.keyboard.press('Enter');
      await expect(products(page).first()).toBeVisible();

      // Before consent, a visitor's key lasts as long as the document.
      await page.goBack();
      await page.goBack();
      const recent = main.getByRole('region', { name: 'Senaste sökningar' });
      await expect(recent.getByRole('link', { name: 'handkräm' })).toBeVisible();
      await fault(page, { path: '/api/storefront/v3/notifications/**', effect: { kind: 'status', status: 500 } });
      await recent.getByRole('button', { name: 'Ta bort handkräm' }).click();
      await expect(recent.getByText('Det gick inte att ta bort handkräm. Försök igen.')).toBeVisible();
      await clearFaults(page);
      await recent.getByRole('button', { name: 'Ta bort handkräm' }).click();
      await expect(recent.getByText('handkräm är borttagen')).toBeAttached();
      await expect(recent.getByRole('link', { name: 'handkräm' })).toBeHidden();
      await expect(recent.getByRole('heading')).toBeFocused();
    });

    test('alike: the side cart shows products that go with an added one, and works without them', async ({ page }) => {
      const shop = await launchIn(page, mode);
      await shop.hasDeclinedCookies();
      await shop.open(plainProduct().path);
      const cart = page.getByRole('dialog', { name: /^Varukorg/ });
      const buy = page.getByRole('main').getByRole('button', { name: 'Lägg i varukorgen' });
      await fault(page, { path: `${queries}/add-to-cart-popup`, effect: { kind: 'status', status: 400 } });
      const refused = page.waitForResponse((answer) => answer.url().includes('/add-to-cart-popup'));
      await buy.click();
      await refused;
      await expect(cart.getByRole('link', { name: 'Visa hela varukorgen' })).toBeVisible();
      await expect(cart.getByRole('heading', { name: 'Köps ofta tillsammans' })).toBeHidden();
      await cart.getByRole('button', { name: 'Stäng' }).click();
      await clearFaults(page);

      await shop.open(plainProduct(1).path);
      const before = page.waitForResponse((answer) => /\/tg\b/.test(answer.url()));
      const popup = page.waitForRequest((request) => request.url().includes('/add-to-cart-popup'));
      await buy.click();
      await before;
      const parameters = new URL((await popup).url()).searchParams;
      expect(parameters.get('variantKey')).toBe(plainProduct(1).productNumber);
      const list = cart.getByRole('heading', { name: 'Köps ofta tillsammans' });
      await expect(list).toBeVisible();
      await expect(cart.getByRole('article')).toHaveCount(10);
      await expectAccessible(page);
      const checkout = cart.getByRole('link', { name: 'Visa hela varukorgen' });
      const another = cart.getByRole('article').getByRole('button', { name: /^Köp / }).first();
      await another.scrollIntoViewIfNeeded();
      const place = await checkout.boundingBox();
      const onTop = () =>
        checkout.evaluate((link) => {
          const { x, y, width, height } = link.getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          return link.contains(hit) ? 'the link' : `at ${y}: ${hit?.outerHTML.slice(0, 200)}`;
        });
      await expect.poll(onTop, 'what is scrolled stays below the buttons').toBe('the link');
      const name = ((await another.getAttribute('aria-label')) ?? '').replace(/^Köp /, '');
      await another.click();
      await expect(cart.getByRole('link', { name }).first()).toBeVisible();
      await expect(cart.getByRole('article')).toHaveCount(10);
      // The row that was added is above: scroll anchoring holds the rest in place, to the pixel.
      expect(Math.abs(((await checkout.boundingBox())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(2);
    });

    test('alike: each query states the visitor, device and language', async ({ page }) => {
      const requests: Request[] = [];
      page.on('request', (request) => {
        if (request.url().includes(`${queries}/`)) requests.push(request);
      });
      const shop = await launchIn(page, mode);
      for (const [width, touchpoint] of [
        [390, 'mobile'],
        [1280, 'desktop'],
      ] as const) {
        requests.length = 0;
        await page.setViewportSize({ width, height: 800 });
        await shop.open(search('feber'));
        if (width === 390) await shop.acceptCookies();
        await page.getByRole('button', { name: 'Visa fler råd' }).click();
        const names = () => requests.map((request) => new URL(request.url()).pathname.split('/').at(-1));
        await expect.poll(names).toEqual(expect.arrayContaining(['search-page', 'content-search-page']));
        const queries = requests.map((request) => Object.fromEntries(new URL(request.url()).searchParams));
        for (const { customerKey, sessionKey, ...rest } of queries) {
          expect(rest).toMatchObject({ touchpoint, locale: 'sv-SE', market: 'SE' });
          expect(customerKey?.length).toBeGreaterThan(10);
          expect(sessionKey?.length).toBeGreaterThan(10);
        }
        expect(new Set(queries.map(({ sessionKey }) => sessionKey)).size).toBe(1);
      }
    });
  });
}
