import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestBackend, testBackend } from '../../../fixtures/backend/testing/backend';
import { expeditionSession } from '../../../fixtures/backend/testing/expedition';
import { customer, testFrames } from '../../../fixtures/providers/testing';

const carts = '/api/web/cart2/internal/b2c/cart';
const now = '2026-11-23T12:00:00Z';
let backend: TestBackend;
let frame: ReturnType<typeof testFrames>;
beforeAll(async () => {
  backend = await testBackend({ now });
  frame = testFrames(backend, () => now);
});
afterAll(() => backend.db.close());

type Session = ReturnType<typeof expeditionSession>;
type Call = (method: string, path: string, body?: unknown) => ReturnType<TestBackend['call']>;

interface Row {
  id: string;
  prescriptionId: string;
  title: string;
}
interface Bag {
  prescriptionBagId: string;
  cartId: string | null;
  rows: Row[];
}

const names = {
  giver: { firstName: 'Gun', lastName: 'Wikander' },
  prescriptions: { firstName: 'Gunilla', lastName: 'Sandberg' },
  receiver: { firstName: 'Petra', lastName: 'Wikander' },
};

/** A person of the session, who calls every service. */
async function personOf({ session }: Session, key: keyof typeof names) {
  const headers = await backend.signIn(key, { cookie: `luckan_test=${session}` });
  const call: Call = (method, path, body) =>
    backend.call(method, path, { headers, ...(body !== undefined && { body }) });
  const bag = async () => (await call('GET', '/api/expedition/cart')).body as Bag;
  const add = (below: string, prescriptionId: string | undefined) =>
    call('POST', `/api/expedition${below}/cart`, { prescriptionId, quantity: 1 });
  const prescriptions = async (below: string) => {
    const answer = await call('GET', `/api/expedition${below}/prescriptions`);
    return (answer.body as { prescriptions: { id: string; title: string }[] }).prescriptions;
  };
  const prescription = async (below: string, title: string) =>
    (await prescriptions(below)).find((each) => each.title.startsWith(title))?.id;
  const newCart = async () => `${carts}/${(await call('POST', carts)).text('id')}`;
  const attach = async (cart: string) =>
    call('PUT', `${cart}/prescription-bag`, { prescriptionBagId: (await bag()).prescriptionBagId });
  /** Pays for the bag. */
  async function paid() {
    const cart = await newCart();
    expect((await attach(cart)).status).toBe(200);
    const opened = (await call('POST', `${cart}/checkout`, {})).body as { paymentId: string; deliveryFrame: string };
    const token = new URL(opened.deliveryFrame).searchParams.get('session');
    const details = { ...customer, address: { ...customer.address, ...names[key] } };
    await frame('PUT', `delivery/${token}/address`, details);
    await frame('PUT', `delivery/${token}/method`, { methodId: 'hem' });
    const answer = await frame('POST', `payment/${token}`, { ...details, outcome: 'approved', method: 'kort' });
    expect(answer.body).toMatchObject({ status: 'approved' });
    return { cart, confirm: () => call('POST', `${cart}/paymentId/${opened.paymentId}/confirm`) };
  }
  return { call, bag, add, prescriptions, prescription, newCart, attach, paid };
}

/** The path below which somebody sees the prescriptions of who gave them a power of attorney. */
async function powerOf({ call }: { call: Call }, giverName: string): Promise<string> {
  const { powerOfAttorneyItems } = (await call('GET', '/api/expedition/powers-of-attorney-receiver')).body as {
    powerOfAttorneyItems: { id: string; giver: { firstName: string } }[];
  };
  return `/powers-of-attorney-receiver/${powerOfAttorneyItems.find(({ giver }) => giver.firstName === giverName)?.id}`;
}

/** Gunilla, and Petra, who may order for her. */
async function giverAndReceiver() {
  const session = expeditionSession(backend);
  const gunilla = await personOf(session, 'prescriptions');
  const petra = await personOf(session, 'receiver');
  await gunilla.bag();
  const path = await powerOf(petra, 'Gunilla');
  const consent = { approved: true, termsAccepted: true };
  expect((await petra.call('PATCH', `/api/expedition${path}`, consent)).status).toBe(200);
  return { session, gunilla, petra, path };
}

/**
 * Runs `calls` up to the first write to a table, one call after the other as soon as the one before has come there, waits
 * for another or is answered, and then lets all go on.
 */
async function heldAt(table: string, calls: readonly (() => ReturnType<Call>)[]) {
  const answers: ReturnType<Call>[] = [];
  let answered = 0;
  await backend.db.transaction(async (tx) => {
    await tx.exec(`lock table ${table} in share row exclusive mode`);
    for (const call of calls) {
      answers.push(call().finally(() => answered++));
      await expect
        .poll(async () => answered + (await waiting()), { interval: 10, timeout: 10_000 })
        .toBeGreaterThanOrEqual(answers.length);
    }
  });
  return Promise.all(answers);
}

async function waiting(): Promise<number> {
  const rows = await backend.db.query(
    "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rows.length;
}

it('two orders of different prescriptions of one patient do not both get the price before the other', async () => {
  const { session, gunilla, petra, path } = await giverAndReceiver();
  await backend.db.query('update cost_protection_period set spent = 340000 where test_session = $1', [session.session]);
  await petra.add(path, await petra.prescription(path, 'Atorvastatin'));
  const own = await gunilla.paid();
  const hers = await petra.paid();
  const answers = await heldAt('dispense', [own.confirm, hers.confirm]);
  expect(answers.map(({ body }) => body)).toMatchObject([{ status: 'confirmed' }, { errorCode: 'PRICE_CHANGED' }]);
});

it('what is added while the rest is ordered stays in the bag', async () => {
  const gunilla = await personOf(expeditionSession(backend), 'prescriptions');
  const id = await gunilla.prescription('', 'Atorvastatin');
  const { confirm } = await gunilla.paid();
  const [order, added] = await heldAt('dispense', [confirm, () => gunilla.add('', id)]);
  expect([order?.body, added?.status]).toMatchObject([{ status: 'confirmed' }, 201]);
  const { rows } = await gunilla.bag();
  expect(rows.map(({ prescriptionId }) => prescriptionId)).toEqual([id]);
});

it('what is ordered leaves the bag, also if another tab takes the bag into its cart meanwhile', async () => {
  const gunilla = await personOf(expeditionSession(backend), 'prescriptions');
  const { confirm } = await gunilla.paid();
  const other = await gunilla.newCart();
  const [order, attached] = await heldAt('dispense', [confirm, () => gunilla.attach(other)]);
  expect([order?.body, attached?.status]).toMatchObject([{ status: 'confirmed' }, 200]);
  expect(await gunilla.bag()).toMatchObject({ rows: [] });
  expect((await gunilla.call('GET', other)).body).toMatchObject({ newPrescriptionBag: null });
});

it('orders for the same two patients, in the one and the other order, do not wait for each other for ever', async () => {
  const { session, gunilla, petra, path } = await giverAndReceiver();
  const gun = await personOf(session, 'giver');
  const given = { personalIdNumber: '19710923-2384', expiryDate: '2027-06-01', termsAccepted: true };
  expect((await gun.call('POST', '/api/expedition/powers-of-attorney-giver', given)).status).toBe(201);
  const toGunilla = await powerOf(gunilla, 'Gun');
  const consent = { approved: true, termsAccepted: true };
  expect((await gunilla.call('PATCH', `/api/expedition${toGunilla}`, consent)).status).toBe(200);
  const [mine] = await gun.prescriptions('');
  await backend.db.query(
    `insert into prescription (id, test_session, patient_key, register, item_id, data)
      select id || '-2', test_session, patient_key, register, item_id, data from prescription where id = $1`,
    [mine?.id],
  );
  await gunilla.add(toGunilla, mine?.id);
  await petra.add(await powerOf(petra, 'Gun'), `${mine?.id}-2`);
  await petra.add(path, await petra.prescription(path, 'Atorvastatin'));
  const [one, other] = [await gunilla.paid(), await petra.paid()];
  const answers = await heldAt('cost_protection_period', [one.confirm, other.confirm]);
  expect(answers.map(({ status }) => status)).not.toContain(500);
  expect(answers[0]?.body).toMatchObject({ status: 'confirmed' });
});
