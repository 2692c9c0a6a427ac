import { expect, launchIn, test } from '../../support/launch-in';
import { signInAs } from '../../support/sign-in';

const email = 'anders.bergstrom@example.se';

// Pages that are left stay in the back-forward cache, as in everybody's browser.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a step back to a page that the browser has kept shows nobody who has signed out in another tab', async ({
  page,
  context,
}) => {
  const drawn: { kept: boolean; shown: boolean }[] = [];
  await context.exposeBinding('tellDrawn', (_source, what: (typeof drawn)[number]) => void drawn.push(what));
  await page.addInitScript((personal) => {
    addEventListener('pageshow', ({ persisted }) =>
      requestAnimationFrame(() => {
        const root = document.documentElement;
        const shown = getComputedStyle(root).display !== 'none' && root.textContent?.includes(personal);
        Reflect.get(window, 'tellDrawn')({ kept: persisted, shown });
      }),
    );
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
  drawn.length = 0;
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByText('Du är inte inloggad')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  expect(drawn.filter(({ shown }) => shown)).toEqual([]);
  expect(drawn.some(({ kept }) => kept)).toBe(true);
});
