import { findChromium } from '../../support/chromium.mjs';
import { expect, launchIn, test } from '../../support/launch-in';
import { signInAs } from '../../support/sign-in';

const email = 'anders.bergstrom@example.se';

const browser = await findChromium();

// Left pages stay in the back-forward cache, as in a regular browser.
test.use({
  launchOptions: {
    ...(browser && { executablePath: browser.whole }),
    args: ['--no-sandbox', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('going back to a cached page shows no data of a customer who signed out in another tab', async ({
  page,
  context,
}) => {
  const restored: boolean[] = [];
  const drawn: boolean[] = [];
  await context.exposeBinding('reportRestored', (_source, persisted: boolean) => void restored.push(persisted));
  await context.exposeBinding('tellDrawn', (_source, shown: boolean) => void drawn.push(shown));
  await page.addInitScript((personal) => {
    const report = (what: string, value: boolean) => Reflect.get(window, what)(value);
    const look = () => report('tellDrawn', document.documentElement.textContent?.includes(personal) ?? false);
    addEventListener('pageshow', ({ persisted }) => {
      report('reportRestored', persisted);
      requestAnimationFrame(look);
    });
  }, email);
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'member');
  await shop.open('/kundklubb/profil/');
  await shop.declineCookies();
  await expect(page.getByText(email)).toBeVisible();
  await shop.open('/dev/ui/');
  const other = await context.newPage();
  await shop.open('/kundklubb/', other);
  await other.getByRole('button', { name: 'Logga ut' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Du är utloggad');
  restored.length = 0;
  drawn.length = 0;
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByText('Du är inte inloggad')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  expect(drawn).not.toContain(true);
  expect(restored).toContain(true);
});
