import { beforeAll, expect, it } from 'vitest';
import { checkout, confirm } from '../../../src/api/cart/checkout-calls';
import { ApiError } from '../../../src/api/errors';
import { paymentId, productNumber } from '../../../src/domain/ids';
import { browser, shop, startTab, withFaults } from './client';

const [medicine, cream] = [productNumber('100001'), productNumber('100002')];
const substance = 'paracetamol';

let backend: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
  backend = await shop();
  await backend.db.query(`update product set card = jsonb_set(card, '{substance}', $1::jsonb) where id = $2`, [
    JSON.stringify(substance),
    medicine,
  ]);
});

/** A tab of a browser in which the disclaimer has been accepted. */
function afterAccepting(options = {}) {
  const shared = browser();
  shared.acceptedDisclaimers.write({ [substance]: true });
  return startTab(options, shared);
}

it('the service is sent once what was accepted before the product was added', async () => {
  const { core, view } = await afterAccepting();
  await core.addItem(medicine);
  await core.settled();
  expect(view.get().cart).toMatchObject({ rows: [{ substance }], acceptedDisclaimers: [substance] });
  const { version } = core.service.known() ?? {};
  await core.refresh();
  await core.settled();
  expect(core.service.known()?.version).toBe(version);
});

it('the service is sent what is accepted for a product that came from another device', async () => {
  const { core, shared, view } = await startTab();
  await core.addItem(medicine);
  await core.settled();
  expect(view.get().cart?.acceptedDisclaimers).toEqual([]);
  shared.acceptedDisclaimers.write({ [substance]: true });
  await core.settled();
  expect(view.get().cart?.acceptedDisclaimers).toEqual([substance]);
});

it.each(['network', 'timeout'] as const)('after a lost response (%s) it is sent at the next change', async (kind) => {
  let isDown = false;
  const lost = () => new ApiError({ kind });
  const wrap = withFaults((call) => (isDown && call === 'write' ? 'dropBefore' : undefined), lost);
  const { core, shared, view } = await startTab({ wrap });
  await core.addItem(medicine);
  isDown = true;
  shared.acceptedDisclaimers.write({ [substance]: true });
  await core.settled();
  expect(view.get()).toMatchObject({ problem: null, cart: { acceptedDisclaimers: [] } });
  isDown = false;
  await core.addItem(cream);
  await core.settled();
  expect(view.get().cart?.acceptedDisclaimers).toEqual([substance]);
});

it('a cart without the acceptance cannot be checked out or ordered, and the refusal names the substance', async () => {
  const { core } = await startTab();
  await core.addItem(medicine);
  const id = core.service.id();
  if (!id) throw new Error('there is no cart');
  const failure = { kind: 'disclaimerRequired', substances: [substance] };
  await expect(checkout('b2c', id, {}, undefined)).rejects.toMatchObject({ failure });
  await core.change({ kind: 'acceptDisclaimers', substances: [substance] });
  const { data } = await checkout('b2c', id, {}, undefined);
  const payment = paymentId(data.paymentId ?? '');
  await backend.db.query("update payment set status = 'approved' where id = $1", [payment]);
  await backend.db.query("update cart set state = state - 'acceptedDisclaimers' where id = $1", [id]);
  await expect(confirm('b2c', id, payment, {})).rejects.toMatchObject({ failure });
  await core.refresh();
  await core.change({ kind: 'acceptDisclaimers', substances: [substance] });
  expect(await confirm('b2c', id, payment, {})).toMatchObject({ status: 'confirmed' });
});
