import type { Locator, Page } from '@playwright/test';
import { bar, settings } from '../../support/consent-settings';
import { sendMessages } from '../../support/documents';
import { expect, launchIn, test } from '../../support/launch-in';

declare global {
  interface Window {
    /** Clicks that have reached the page's content. */
    hits: number;
  }
}

interface Point {
  x: number;
  y: number;
}

async function openOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const shop = await launchIn(page, 'site');
  await shop.open('/');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
}

async function middle(button: Locator): Promise<Point> {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Scrolls a button that buys to below an answer of the bar, and counts what reaches it. */
async function buyBelow(page: Page, answer: Locator): Promise<Point> {
  const box = await answer.boundingBox();
  if (!box) throw new Error('The answer is not shown.');
  const x = await page.evaluate(({ x, y, width, height }) => {
    window.hits = 0;
    const main = document.querySelector('main');
    main?.addEventListener('click', () => window.hits++, { capture: true });
    for (const button of main?.querySelectorAll('button') ?? []) {
      const { left, top, width: wide, height: high } = button.getBoundingClientRect();
      const centre = left + wide / 2;
      if (!/Köp|Lägg i varukorg/.test(button.textContent ?? '') || centre < x || centre > x + width) continue;
      scrollBy(0, top + high / 2 - y - height / 2);
      return centre;
    }
    return null;
  }, box);
  if (x === null) throw new Error('Nothing to buy below the answer.');
  return { x, y: box.y + box.height / 2 };
}

/** Sent at once: where a busy page answers the first click late, the second would come too late to be one of a double click. */
async function doubleClick(page: Page, { x, y }: Point): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'mousePressed' | 'mouseReleased', clickCount: number) =>
    browser.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount });
  await page.mouse.move(x, y);
  await Promise.all([1, 2].flatMap((count) => [send('mousePressed', count), send('mouseReleased', count)]));
}

const hits = (page: Page) => page.evaluate(() => window.hits);

async function expectPressesAgain(page: Page, { x, y }: Point): Promise<void> {
  await expect(async () => {
    await page.mouse.click(x, y);
    expect(await hits(page)).toBeGreaterThan(0);
  }).toPass();
}

for (const label of ['Bara nödvändiga', 'Godkänn alla']) {
  test(`a double click on ${label} buys nothing that lies below, a later click does`, async ({ page }) => {
    await openOnPhone(page);
    const point = await buyBelow(page, bar(page).getByRole('button', { name: label }));
    await doubleClick(page, point);
    await expect(bar(page)).toBeHidden();
    expect(await hits(page)).toBe(0);
    await expectPressesAgain(page, point);
  });
}

test('two quick taps, which are no double click, buy nothing either', async ({ page }) => {
  await openOnPhone(page);
  const point = await buyBelow(page, bar(page).getByRole('button', { name: 'Bara nödvändiga' }));
  await page.mouse.click(point.x, point.y);
  await page.mouse.click(point.x + 6, point.y - 6);
  await expect(bar(page)).toBeHidden();
  expect(await hits(page)).toBe(0);
});

for (const label of ['Bara nödvändiga', 'Godkänn alla', 'Spara mina val']) {
  test(`a double click on ${label} in the dialog hits nothing below`, async ({ page }) => {
    await openOnPhone(page);
    await bar(page).getByRole('button', { name: 'Välj själv' }).press('Enter');
    const pressed = settings(page).getByRole('button', { name: label });
    // Once the dialog has risen to its place.
    await pressed.click({ trial: true });
    const button = await middle(pressed);
    await page.evaluate(() => {
      window.hits = 0;
      document.querySelector('main')?.addEventListener('click', () => window.hits++, { capture: true });
    });
    await doubleClick(page, button);
    await expect(settings(page)).toBeHidden();
    expect(await hits(page)).toBe(0);
  });
}

test('a double click dismisses one message, not the next one too', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await sendMessages(page, [
    { id: 'outage', severity: 'problem', text: 'Betalning med kort fungerar inte just nu.' },
    { id: 'strike', severity: 'warning', text: 'Leveranser kan dröja på grund av snö.' },
  ]);
  await shop.open('/hitta-apotek/');
  const messages = page.getByRole('region', { name: 'Meddelanden' });
  await expect(messages).toContainText('Betalning med kort');
  await doubleClick(page, await middle(messages.getByRole('button', { name: 'Stäng meddelandet' })));
  await expect(messages).not.toContainText('Betalning med kort');
  await expect(messages).toContainText('Leveranser kan dröja');
});
