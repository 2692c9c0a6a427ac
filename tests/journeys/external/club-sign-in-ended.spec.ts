import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, test } from '../../support/launch-in';
import { signInAs } from '../../support/sign-in';
import { greeting } from '../../support/stand-in-app';

const minute = 60_000;
const token = (accessToken: string, lives: number) =>
  ({ type: 'TOKEN', payload: { accessToken, expiresAt: Date.now() + lives } }) as const;
const details = { title: 'Utloggad', errorType: 'ACCESS_ERROR', errorCode: 'EXP_401', errorFields: [] };
const ended = { kind: 'status', status: 401, body: { error: 'Unauthorized', details } } as const;

for (const { path, service, shows } of [
  { path: paths.club(), service: '/api/members/**', shows: 'Hej Anders!' },
  { path: paths.clubProfile(), service: '/api/members/**', shows: 'Kontaktuppgifter' },
  { path: paths.clubPurchases(), service: '/api/members/**', shows: 'Tidigare köp' },
  { path: paths.clubPurchases(), service: '/api/pharmacy/protected/**', shows: 'Receptvaror' },
]) {
  test(`a sign-in that has ended at ${service} is said after ten seconds, and the next token brings ${path}`, async ({
    page,
  }) => {
    await page.request.post('/__session', { headers: { 'X-Luckan-Test': '1' }, data: {} });
    const [first, second] = [await signInAs(page, 'member'), await signInAs(page, 'member')];
    const { READY = [] } = greeting('token');
    const shop = await launchIn(page, 'external', { READY: [...READY, token(first, 30 * minute)] });
    await fault(page, { path: service, effect: ended });
    await page.clock.install();
    await shop.open(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('status', { name: /hämtas/ }).first()).toBeVisible();
    const alert = page.getByRole('region', { name: 'Inloggning' });
    await expect(alert).toHaveCount(0);
    // The ten seconds begin with the service's answer.
    await expect(async () => {
      await page.clock.runFor('00:11');
      await expect(alert.getByRole('button', { name: 'Försök igen' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(alert).toContainText('Någonting gick fel');
    await expectAccessible(page);
    expect(shop.messages.filter(({ type }) => type === 'TOKEN_ERROR')).toEqual([]);
    await clearFaults(page);
    await page.evaluate((message) => window.sendAsApp(message), token(second, 40 * minute));
    await expect(alert).toHaveCount(0);
    await expect(main.getByRole('heading', { name: shows })).toBeVisible();
    await expect(main.getByRole('status', { name: /hämtas/ })).toHaveCount(0);
  });
}
