import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/launch-in';
import { makeSlip, openReturn, returnCalls, returnRow } from '../../support/return-page';
import { itemOf, returned, sentAndReceived } from '../../support/returnable-order';

const order = sentAndReceived([itemOf('goods')]);

test('an order of which everything has come back says so', async ({ page }) => {
  await page.route(`**${returnCalls.one}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { rows: { deliveredQuantity: number }[] };
    const rows = answer.rows.map((row) => ({ ...row, returnedQuantity: row.deliveredQuantity }));
    await route.fulfill({ response, json: { ...answer, rows } });
  });
  await openReturn(page, 'site', order);
  await expect(page.getByText('Allt som kan returneras är redan returnerat.')).toBeVisible();
  await expect(returnRow(page, returned.goods)).toHaveCount(0);
  await expect(makeSlip(page)).toHaveCount(0);
  await expectAccessible(page);
});
