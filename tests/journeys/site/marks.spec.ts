import { expect, test } from '../../support/launch-in';

test("the EU logo's text is whole", async ({ page }) => {
  await page.goto('/marks/eu-logo.svg');
  const { width, ends, text } = await page.evaluate(() => {
    const lines = [...document.querySelectorAll('text')];
    return {
      width: document.documentElement.getAttribute('viewBox')?.split(' ').map(Number)[2] ?? 0,
      ends: lines.map((line) => line.getBBox().x + line.getBBox().width),
      text: lines.map(({ textContent }) => textContent).join(' '),
    };
  });
  expect(text).toBe('Klicka här för att kontrollera om denna webbplats är laglig');
  for (const end of ends) expect(end).toBeLessThan(width - 4);
});
