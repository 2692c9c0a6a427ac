import path from 'node:path';
import { type BackendProcess, startBackend } from '../../support/backend-process';
import { expect, test } from '../../support/launch-in';
import { outbox } from '../../support/outbox';
import { plainProduct } from '../../support/products';
import { pressPay, toPayment, visitCheckout } from '../../support/steps';

const root = path.resolve(import.meta.dirname, '../../..');
const product = plainProduct();
let backend: BackendProcess;

const start = (ports: { port?: number; thirdPartyPort?: number } = {}) =>
  startBackend(root, {
    dist: path.join(root, 'dist'),
    dataDir: path.join(root, '.cache/journeys-killed'),
    products: 5000,
    ...ports,
  });

/** Kills the backend in the middle of its work and restarts it on the same ports. */
async function killAndRestart(): Promise<void> {
  const { port, thirdPartyPort } = backend;
  await backend.kill();
  backend = await start({ port, thirdPartyPort });
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await start();
});
test.afterAll(() => backend.stop());

test('a backend killed during a payment is reconnected automatically, and there is one order', async ({ browser }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ baseURL: backend.origin, locale: 'sv-SE' });
  const page = await context.newPage();
  await visitCheckout(page, product);
  const payment = await toPayment(page);
  await killAndRestart();
  let restarted: Promise<void> | undefined;
  await page.route('**/paymentId/*/confirm', async (route) => {
    restarted ??= killAndRestart();
    await route.continue();
  });
  await pressPay(payment);
  await expect(page.getByText('Vi vet ännu inte om betalningen gick igenom')).toBeVisible({ timeout: 30_000 });
  await restarted;
  await expect(page).toHaveURL(/\/kassa\/tack\/$/, { timeout: 30_000 });
  await expect(page.getByText(product.title).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(product.title).first()).toBeVisible();
  expect(await outbox(page)).toMatchObject([{ kind: 'orderConfirmation' }]);
  await context.close();
});
