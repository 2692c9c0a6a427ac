import { formatDay } from '../../../src/i18n/format';
import { expectAccessible } from '../../support/axe';
import { fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { brandWithNews, campaignThat, contentPath, topCategory } from '../../support/products';
import { trackedAs } from '../../support/tracked-events';

const campaign = campaignThat('running');
const ended = campaignThat('ended');
const brand = brandWithNews();
const category = topCategory();

const pages = [
  { path: '/kampanjer/', heading: 'Kampanjer' },
  { path: campaign.path, heading: campaign.title },
  { path: category.path, heading: category.title },
  { path: brand.path, heading: brand.title },
  { path: '/varumarken/', heading: 'Varumärken A till Ö' },
  { path: '/rad/', heading: 'Råd från våra farmaceuter' },
  { path: '/rad/kundservice/', heading: 'Kundservice' },
  { path: '/rad/feber-hos-barn/', heading: 'Feber hos barn' },
  { path: '/lakartjanst/', heading: 'Träffa läkare på nätet' },
  { path: '/nyheter/', heading: 'Nytt i butiken' },
];
const landing = '/api/storefront/v3/queries/landing-page';

for (const mode of modes) {
  for (const { path, heading } of pages) {
    test(`${mode}, alike: ${path} has its title and heading, and is accessible`, async ({ page }) => {
      const shop = await launchIn(page, mode);
      await shop.hasDeclinedCookies();
      await shop.open(path);
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(heading.includes('Luckan Apotek') ? heading : `${heading} – Luckan Apotek`);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }

  test(`${mode}, alike: a brand's own lists load when the reader reaches them, and lead on`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(brand.path);
    await page
      .getByRole('contentinfo')
      .or(page.getByRole('main'))
      .last()
      .evaluate((end) => end.scrollIntoView(false));
    const popular = page.getByRole('heading', { level: 2, name: `Populärt från ${brand.title}` });
    await expect(popular).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: `Nyheter från ${brand.title}` })).toBeVisible();
    await expectAccessible(page);
  });

  test(`${mode}, alike: a category without a response from the search service stays intact`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await fault(page, { path: landing, effect: { kind: 'status', status: 500 } });
    await shop.hasDeclinedCookies();
    await shop.open(category.path);
    const failed = page.waitForResponse((answer) => answer.url().includes(landing) && answer.status() === 500);
    await page.getByRole('main').evaluate((main) => main.scrollIntoView(false));
    await failed;
    await expect(page.getByRole('heading', { level: 2, name: `Mest köpt i ${category.title}` })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test(`${mode}, alike: a category leads to its subcategories`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(category.path);
    const link = page.getByRole('navigation', { name: 'Underkategorier' }).getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Du är här' }).getByRole('link').first()).toHaveText(
      category.title,
    );
  });

  test(`${mode}, alike: a campaign shows its last day, and afterwards that it is over, with alternatives`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(campaign.path);
    await expect(page.getByText(`Gäller t.o.m. ${formatDay(campaign.ends)}`).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.clock.setFixedTime(new Date(`${campaign.ends}T23:30:00Z`));
    await page.reload();
    await expect(page.getByText('Kampanjen är slut')).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    await page.getByRole('link', { name: 'Se alla kampanjer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kampanjer', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: campaign.title })).toHaveCount(0);
  });

  test(`${mode}, alike: an ended campaign is still a page`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(ended.path);
    await expect(page.getByText('Kampanjen är slut')).toBeVisible();
    await page.getByRole('main').evaluate((main) => main.scrollIntoView(false));
    await expect(page.getByRole('heading', { level: 2, name: 'Fler kampanjer' })).toBeVisible();
    await expectAccessible(page);
  });

  test(`${mode}, alike: brands are found by typing and by letter`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open('/varumarken/');
    const letter = brand.title.charAt(0);
    await page.getByRole('navigation', { name: 'Bokstäver' }).getByRole('link', { name: letter, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: letter, exact: true })).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name: letter, exact: true })).toBeInViewport();
    const field = page.getByRole('searchbox', { name: 'Hitta ett varumärke' });
    await field.fill('qqq');
    await expect(page.getByText('Inget varumärke heter så.')).toBeVisible();
    await field.fill(brand.title.toUpperCase());
    await page.getByRole('main').getByRole('link', { name: brand.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: brand.title })).toBeVisible();
    await page.goBack();
    await expect(field, 'the list is as it was left').toHaveValue(brand.title.toUpperCase());
    await expect(page.getByRole('main').getByRole('link', { name: brand.title, exact: true })).toBeFocused();
  });

  test(`${mode}, alike: an advice page has a table of contents, its reviewer, and related products`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open('/rad/feber-hos-barn/');
    await expect(page.getByText(/^Granskad av .+, legitimerad apotekare, \d+\s\p{L}+ \d{4}$/u)).toBeVisible();
    await page
      .getByRole('navigation', { name: 'På den här sidan' })
      .getByRole('link', { name: 'När ska du söka vård?' })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: 'När ska du söka vård?' })).toBeFocused();
    await page.getByRole('main').evaluate((main) => main.scrollIntoView(false));
    await expect(page.getByRole('heading', { level: 2, name: 'Populärt i Febertermometrar' })).toBeVisible();
    await page.getByRole('link', { name: 'Allt i Febertermometrar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Febertermometrar' })).toBeVisible();
  });

  test(`${mode}, alike: the doctor service answers questions and leads to customer service`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open('/lakartjanst/');
    await page.getByText('Måste jag hämta ut läkemedlet hos er?').click();
    await expect(page.getByText('Ett e-recept gäller på alla apotek i Sverige.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Kundservice' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kundservice' })).toBeVisible();
  });

  test(`${mode}, alike: the list of new products on the home page leads to all of them`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open('/');
    await page.getByRole('link', { name: 'Alla nyheter' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nytt i butiken' })).toBeVisible();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    expect(await cards.filter({ hasNotText: 'Nyhet' }).count()).toBe(0);
  });

  test(`${mode}, alike: the dated cards are tracked once as seen, and on each click`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.open('/varumarken/');
    await shop.acceptCookies();
    await shop.open('/kampanjer/');
    const viewed = () => trackedAs(page, shop, 'calendar_viewed');
    await expect.poll(viewed).toContainEqual({ title: 'Pågår nu' });
    await page.getByRole('main').evaluate((main) => main.scrollIntoView(false));
    await expect.poll(viewed).toEqual([{ title: 'Pågår nu' }, { title: 'Kommer snart' }]);
    await page.getByRole('link', { name: campaign.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: campaign.title })).toBeVisible();
    const followed = await trackedAs(page, shop, 'calendar_card_clicked');
    expect(followed).toEqual([{ title: 'Pågår nu', link_path: campaign.path }]);
  });
}

test('site: on a wide screen the table of contents is next to the text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const shop = await launchIn(page, 'site');
  await shop.open(contentPath());
  const text = await page.getByRole('heading', { level: 2, name: 'När ska du söka vård?' }).boundingBox();
  const contents = await page.getByRole('navigation', { name: 'På den här sidan' }).boundingBox();
  expect(contents?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
});
