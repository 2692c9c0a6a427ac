import { linkOf } from '../../../build/app-guide/deep-links';
import { routes } from '../../../src/app/routes';
import { expect, launchIn, test } from '../../support/launch-in';
import { greeting } from '../../support/stand-in-app';

/** Those of the reference with an address that needs no id, outside of the partner's variant of the same screens. */
const links = routes.map(linkOf).filter(({ path }) => !/[:*]/.test(path) && !path.startsWith('/recept/doktor-se/'));

const { READY = [] } = greeting('token', 'signIn');

test('an app opens each link of the reference: those that need a customer ask who is not signed in for it', async ({
  page,
}) => {
  test.slow();
  const shop = await launchIn(page, 'external', {
    READY: [...READY, { type: 'TOKEN', payload: { accessToken: null, expiresAt: 0 } }],
  });
  await shop.open('/');
  const main = page.getByRole('main');
  const signIn = main
    .getByRole('button', { name: 'Logga in', exact: true })
    .or(main.getByRole('link', { name: /^(Logga in|Bli medlem)/ }));
  for (const { path, needs } of links) {
    const before = shop.messages.length;
    await page.evaluate((to) => window.sendAsApp({ type: 'NAVIGATE', payload: { path: to } }), path);
    if (path !== '/')
      await expect
        .poll(
          () =>
            shop.messages.slice(before).flatMap(({ type, payload }) => (type === 'ROUTE_CHANGE' ? [payload.path] : [])),
          path,
        )
        .toContain(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (needs === 'customer') await expect(signIn.first(), path).toBeVisible();
    else
      await expect(main.getByText('Du loggar in i appen, och fortsätter sedan här.'), path).toHaveCount(signsIn(path));
  }
  expect(shop.messages.filter(({ type }) => type === 'FAULT')).toEqual([]);
});

/** The sign-in's own page is open to everybody. */
function signsIn(path: string): number {
  return path === '/kundklubb-login/' ? 1 : 0;
}
