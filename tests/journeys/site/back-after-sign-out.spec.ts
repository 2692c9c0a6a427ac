import { findChromium } from '../../support/chromium.mjs';
import { expect, launchIn, test } from '../../support/launch-in';
import { signInAs } from '../../support/sign-in';

/** A page of each kind that a signed-in person has, what they show of them, and what stays of the page. */
const pages = [
  {
    person: 'member',
    path: '/kundklubb/profil/',
    shown: 'anders.bergstrom@example.se',
    afterwards: 'Du är inte inloggad',
  },
  // Without anything in the cart: a cart that changes in another tab would end the cached page.
  { person: 'many-prescriptions', path: '/recept/', shown: 'Atorvastatin', afterwards: 'Logga in' },
  { person: 'guardian', path: '/recept/barn/', shown: '20200311-2386', afterwards: 'Logga in' },
  // Left before all of its code has arrived.
  {
    person: 'guardian',
    path: '/recept/barn/',
    shown: '20200311-2386',
    afterwards: 'Logga in',
    without: 'AccountOverlays',
  },
];

const browser = await findChromium();

// Left pages stay in the back-forward cache, as in a regular browser.
test.use({
  launchOptions: {
    ...(browser && { executablePath: browser.whole }),
    args: ['--no-sandbox', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

for (const { person, path, shown, afterwards, without } of pages) {
  const title = without ? `${path} without ${without}` : path;
  test(`going back to the cached page ${title} shows no data of a customer who signed out in another tab`, async ({
    page,
    context,
  }) => {
    const restored: boolean[] = [];
    const drawn: boolean[] = [];
    await context.exposeBinding('reportRestored', (_source, persisted: boolean) => void restored.push(persisted));
    await context.exposeBinding('reportDrawn', (_source, shown: boolean) => void drawn.push(shown));
    await page.addInitScript((personal) => {
      const report = (what: string, value: boolean) => Reflect.get(window, what)(value);
      const look = () => {
        const isVisible = document.body.checkVisibility({ visibilityProperty: true });
        report('reportDrawn', isVisible && document.body.textContent.includes(personal));
      };
      addEventListener('pageshow', ({ persisted }) => {
        report('reportRestored', persisted);
        // Before the page can react, and what is drawn.
        if (persisted) look();
        requestAnimationFrame(look);
      });
    }, shown);
    const shop = await launchIn(page, 'site');
    await signInAs(page, person);
    if (without) await page.route(`**/assets/${without}-*.js`, (route) => route.abort());
    await shop.hasDeclinedCookies();
    await shop.open(path);
    await expect(page.getByText(shown).first()).toBeVisible();
    await shop.open('/dev/ui/');
    const other = await context.newPage();
    await shop.open('/kundklubb/', other);
    await other.getByRole('button', { name: 'Logga ut' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Du är utloggad');
    restored.length = 0;
    drawn.length = 0;
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByText(afterwards).first()).toBeVisible();
    await expect(page.getByText(shown)).toHaveCount(0);
    expect(drawn).not.toContain(true);
    expect(restored).toContain(true);
  });
}
