import { expect, modes, test } from '../../support/launch-in';
import { chooseToReturn, makeSlip, openReturn, shownCode, slipsOn } from '../../support/return-page';
import { itemOf, returned, sentAndReceived } from '../../support/returnable-order';

const { goods, other } = returned;

for (const mode of modes) {
  test(`${mode}, alike: on paper a return slip and a withdrawal's receipt stand without the form for the rest`, async ({
    page,
  }) => {
    const order = sentAndReceived([itemOf('goods', { quantity: 3 }), itemOf('other')]);
    const { address, open } = await openReturn(page, mode, order);
    await chooseToReturn(page, goods, '2 st', 'Annat skäl');
    await makeSlip(page).click();
    const code = await shownCode(page);
    await page.emulateMedia({ media: 'print' });
    await expect(slipsOn(page)).toContainText(code);
    await expect(slipsOn(page).getByRole('img', { name: `Kod att läsa av: ${code}` })).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);

    await page.emulateMedia({ media: 'screen' });
    await open(address.replace(/^\/external/, '').replace('/return/', '/angra/'));
    await page.getByRole('checkbox', { name: goods.title }).uncheck();
    await page.getByLabel('E-post').fill('kim.lund@example.com');
    await page.getByRole('button', { name: 'Bekräfta att jag ångrar köpet' }).click();
    const receipt = page.getByRole('region', { name: 'Kvittens' });
    await expect(receipt).toContainText(other.title);
    await expect(page.getByRole('form', { name: 'Ångra köpet' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(receipt).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
}
