import { expectAccessible } from '../../support/axe';
import { expect, modes, test } from '../../support/launch-in';
import {
  choose,
  mine,
  namesOf,
  openIn,
  product,
  rows,
  searchFor,
  status,
  toggle,
  toggles,
  without,
} from '../../support/my-pharmacy';
import { plainProduct } from '../../support/products';
import { isUncovered } from '../../support/uncovered';

for (const mode of modes) {
  test(`${mode}, alike: in the finder my pharmacy is first where stock is shown; list and map are equal`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const shop = await choose(page, mode, mine);
    await shop.open(`/hitta-apotek/?plats=Lund&vara=${product.productNumber}`);
    await expect(rows(page)).toHaveCount(11);
    await expect(rows(page).first()).toContainText(mine.name);
    await expect(toggle(rows(page).first(), mine)).toHaveAttribute('aria-pressed', 'true');
    const map = page.getByRole('region', { name: 'Karta', exact: true });
    // The map shows the place that was searched for; mine is on it, further up.
    await expect(map.getByText('10 av 11 apotek syns på kartan')).toBeAttached();
    await map.getByRole('button', { name: 'Visa alla apotek på kartan' }).click();
    await expect(map.getByText('11 av 11 apotek syns på kartan')).toBeAttached();
    await expectAccessible(page);
    // Without products no stock is shown, and the place alone decides.
    await page.getByRole('button', { name: /^Ta bort vara:/ }).click();
    await expect(rows(page)).toHaveCount(10);
    expect(await namesOf(rows(page))).not.toContain(mine.name);
    // Where no other pharmacy is, what to do is shown beside it.
    await shop.open(`/hitta-apotek/?plats=Xyzzy&vara=${product.productNumber}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(mine.name);
    await expect(page.getByRole('button', { name: 'Visa alla apotek', exact: true })).toBeVisible();
    // Of those near the place it is the only one, with its distance.
    await shop.open(`/hitta-apotek/?plats=${mine.place}&vara=${product.productNumber}`);
    await expect(rows(page).first()).toContainText(mine.name);
    await expect(rows(page).first()).toContainText(/\d\sk?m bort/);
    expect((await namesOf(rows(page))).filter((name) => name === mine.name)).toHaveLength(1);
  });

  test(`${mode}, alike: a pharmacy chosen in a list moves up, and back; the focus stays with it, or goes to the list`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openIn(page, mode, `/hitta-apotek/?plats=Lund&vara=${product.productNumber}`);
    await expect(rows(page)).toHaveCount(10);
    const names = await namesOf(rows(page));
    const name = names[6] ?? '';
    await toggle(page, { name }).click();
    await expect(rows(page).first()).toContainText(name);
    await expect(rows(page)).toHaveCount(10);
    await expect(toggle(rows(page).first(), { name })).toBeFocused();
    await expect.poll(() => isUncovered(toggle(page, { name }))).toBe(true);
    // Otherwise the site's header covers half of what is above the list.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await toggle(page, { name }).click();
    await expect.poll(() => namesOf(rows(page))).toEqual(names);
    await expect(toggle(page, { name })).toBeFocused();
    await expect.poll(() => isUncovered(toggle(page, { name }))).toBe(true);

    // Elsewhere it is listed only as mine.
    await toggle(page, { name }).click();
    await searchFor(page, 'Kiruna');
    await expect(rows(page).nth(1)).toContainText('Kiruna');
    await toggle(rows(page).first(), { name }).click();
    await expect(rows(page).first()).toContainText('Kiruna');
    await expect(page.getByRole('region', { name: 'Apotek', exact: true })).toBeFocused();
    await expect(toggles(page).and(page.locator('[aria-pressed=true]'))).toHaveCount(0);
  });

  test(`${mode}, alike: it is said if my pharmacy lacks the product, or does not match the filters`, async ({
    page,
  }) => {
    const shop = await choose(page, mode, without);
    await shop.open(`/hitta-apotek/?plats=Lund&vara=${product.productNumber}`);
    await expect(rows(page).first()).toContainText(without.name);
    await expect(rows(page).first()).toContainText('Slut i lager');
    await page.getByRole('checkbox', { name: 'Visa bara apotek som har varan' }).check();
    await expect(status(page, `Mitt apotek har inte varan (${without.name}).`)).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Slut i lager' })).toHaveCount(0);
    expect(await namesOf(rows(page))).not.toContain(without.name);
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Visa bara apotek som har varan' }).uncheck();
    await expect(rows(page).first()).toContainText(without.name);

    const other = plainProduct(1);
    await shop.open(`/hitta-apotek/?vara=${product.productNumber}&vara=${other.productNumber}&lager=1`);
    await expect(status(page, `Mitt apotek har inte alla varorna (${without.name}).`)).toBeVisible();

    const language = ['arabiska', 'finska', 'persiska', 'polska'].find(
      (id) => !without.languages.some((spoken) => spoken.id === id),
    );
    await shop.open(`/hitta-apotek/?vara=${product.productNumber}&sprak=${language}`);
    await expect(status(page, `Mitt apotek passar inte filtren (${without.name}).`)).toBeVisible();
    expect(await namesOf(rows(page))).not.toContain(without.name);
    await expectAccessible(page);
  });

  test(`${mode}, alike: my pharmacy is listed also while the finder waits for the position`, async ({ page }) => {
    const shop = await choose(page, mode, mine);
    await shop.open(`/hitta-apotek/?nara=1&vara=${product.productNumber}`);
    await expect(page.getByText(/Använd din position, eller sök på en ort\./)).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(mine.name);
    await expectAccessible(page);
  });

  test(`${mode}, alike: a browser without storage says so, and the choice lasts until the page is left`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no storage', 'SecurityError');
        },
      });
    });
    await openIn(page, mode, `/hitta-apotek/?plats=Lund&vara=${product.productNumber}`);
    await expect(rows(page)).toHaveCount(10);
    const name = (await namesOf(rows(page)))[4] ?? '';
    await toggle(page, { name }).click();
    await expect(status(page, `${name} är nu ditt apotek, men webbläsaren kan inte spara valet.`)).toBeVisible();
    await expect(rows(page).first()).toContainText(name);
    await expectAccessible(page);
    await searchFor(page, 'Kiruna');
    await expect(rows(page).nth(1)).toContainText('Kiruna');
    await expect(rows(page).first()).toContainText(name);
  });
}
