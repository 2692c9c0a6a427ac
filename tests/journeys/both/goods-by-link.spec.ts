import { expectAccessible } from '../../support/axe';
import { plainGood } from '../../support/goods';
import { holdBack } from '../../support/hold-back';
import { addressIn, expect, launchIn, modes, test } from '../../support/launch-in';

const [first, second] = [plainGood(), plainGood(1)];
const address = `/kassa/?tg=${first.productNumber}:2,${second.productNumber}:1`;

for (const mode of modes) {
  test(`${mode}: goods that a link puts into the cart are told to be on their way, and are there once, through a reload`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    const additions = await holdBack(page, '**/api/web/cart2/**/tg');
    await shop.open(address);
    await shop.declineCookies();
    const words = page.getByRole('status').filter({ hasText: 'Varorna läggs i din varukorg' });
    await expect(words).toBeVisible();
    await expect.poll(additions.held).toBe(1);
    await expectAccessible(page);
    await page.reload();
    await expect(words).toBeVisible();
    await expect.poll(additions.held).toBe(2);
    additions.letGo();

    const quantityOf = (title: string) => page.getByLabel(`Antal av ${title}`, { exact: true });
    await expect(quantityOf(first.title)).toHaveValue('2');
    await expect(quantityOf(second.title)).toHaveValue('1');
    await expect(words).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`\\d${addressIn(mode, '/kassa/')}$`));
    await page.reload();
    await expect(quantityOf(first.title)).toHaveValue('2');
    await expect(quantityOf(second.title)).toHaveValue('1');
    await expect(page.getByRole('button', { name: 'Fortsätt', exact: true })).toBeVisible();
  });
}
