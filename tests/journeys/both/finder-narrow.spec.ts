import { expect, launchIn, modes, test } from '../../support/launch-in';
import { rows, searchFor, status } from '../../support/my-pharmacy';
import { isUncovered } from '../../support/uncovered';

// A desktop's window at 400 %, about as high as a phone's.
test.use({ viewport: { width: 320, height: 568 } });

for (const mode of modes) {
  test(`${mode}, alike: in a small window what was found comes into view, with the focus`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open('/hitta-apotek/');
    await expect(rows(page)).toHaveCount(10);
    await searchFor(page, 'Lund');
    await expect(page.getByText('Apotek nära ”Lund”')).toBeInViewport({ ratio: 1 });
    await expect(rows(page).first().getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Apotek', exact: true })).toBeFocused();
  });

  test(`${mode}, alike: from the map of a phone, what is said of an unknown place comes into view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open('/hitta-apotek/?vy=karta');
    await expect(page.getByRole('application')).toBeVisible();
    await searchFor(page, 'Xyzzy');
    const answer = status(page, 'Vi hittar inga apotek i närheten av ”Xyzzy”.');
    await expect(answer).toBeVisible();
    await expect.poll(() => isUncovered(answer)).toBe(true);
    await expect(page.getByRole('region', { name: 'Apotek', exact: true })).toBeFocused();
  });
}
