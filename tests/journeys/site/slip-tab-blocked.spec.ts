import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/launch-in';
import { chooseToReturn, makeSlip, openReturn, shownCode } from '../../support/return-page';
import { itemOf, returned, sentAndReceived } from '../../support/returnable-order';

test('a slip whose tab the browser blocks has a link', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.assign(window, { open: () => null });
  });
  await openReturn(page, 'site', sentAndReceived([itemOf('goods')]));
  await chooseToReturn(page, returned.goods, '1 st', 'Jag har ångrat mig');
  await makeSlip(page).click();
  await shownCode(page);
  await page.getByRole('button', { name: 'Visa som PDF' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Webbläsaren öppnade ingen ny flik.' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  const link = notice.getByRole('link', { name: 'Öppna retursedeln' });
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await tab.close();
});
