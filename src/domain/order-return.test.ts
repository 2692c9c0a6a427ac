import { describe, expect, it } from 'vitest';
import { orderId } from './ids';
import { ore } from './money';
import { isExpired, nonReturnable, type ReturnOrder, type ReturnRow, returnRight } from './order-return';

const row: ReturnRow = {
  rowId: '1',
  title: 'Handkräm',
  unit: 'st',
  prescription: false,
  itemType: 'goods',
  coldGoods: false,
  foodstuff: false,
  deliveredQuantity: 3,
  returnedQuantity: 0,
  paid: ore(29_700),
  withdrawnOn: null,
};
const prescribed: ReturnRow = { ...row, rowId: '2', prescription: true, itemType: 'prescription' };

/** Left the warehouse on Wednesday 4 March 2026, received on Thursday. */
const order: ReturnOrder = {
  orderId: orderId('o'),
  orderNumber: '123456789',
  asOf: '2026-03-06T12:00:00Z',
  calledOff: false,
  paidInPharmacy: false,
  returnedInPharmacy: false,
  dispatchedOn: '2026-03-04',
  receivedOn: '2026-03-05',
  rows: [row],
  slips: [],
};

const slipOf = (quantity: number, lastReturnDate: string) => ({
  slipId: 's',
  code: 'LR1',
  created: '2026-03-06T12:00:00Z',
  lastReturnDate,
  rows: [{ rowId: '1', title: 'Handkräm', quantity, unit: 'st', reason: 'regret' as const }],
});

describe('whether a slip can be made', () => {
  it.each<[string, Partial<ReturnOrder>, string, string]>([
    ['is open once the parcel has left the warehouse', { receivedOn: null }, '2026-03-04', 'open'],
    ['not before the parcel has left the warehouse', { dispatchedOn: null, receivedOn: null }, '', 'notDispatched'],
    ['still on the fourteenth day after the receipt', {}, '2026-03-19', 'open'],
    ['not after 14 days', {}, '2026-03-20', 'ended'],
    ['still on a Monday if the last day is a Sunday', { receivedOn: '2026-03-08' }, '2026-03-23', 'open'],
    ['not for an order paid in a pharmacy', { paidInPharmacy: true }, '', 'paidInPharmacy'],
    ['not when a pharmacy has registered a return', { returnedInPharmacy: true }, '', 'returnedInPharmacy'],
    ['not for an order with only non-returnable rows', { rows: [prescribed] }, '', 'nothingReturnable'],
    [
      'not for such an order before it is dispatched either',
      { dispatchedOn: null, receivedOn: null, rows: [{ ...prescribed, deliveredQuantity: 0 }] },
      '',
      'nothingReturnable',
    ],
    [
      'once the parcel has left, for the rest of an order with a non-returnable row',
      { dispatchedOn: null, receivedOn: null, rows: [prescribed, { ...row, deliveredQuantity: 0 }] },
      '',
      'notDispatched',
    ],
    [
      'once the parcel has left, for an order whose products are not known yet',
      { dispatchedOn: null, receivedOn: null, rows: [] },
      '',
      'notDispatched',
    ],
    ['for the rest of an order with a non-returnable row', { rows: [prescribed, row] }, '', 'open'],
    ['not for an order that is called off', { calledOff: true }, '', 'calledOff'],
    ['not when everything is on a slip', { slips: [slipOf(3, '2026-03-20')] }, '', 'allReturned'],
    ['when something is left that is on no slip', { slips: [slipOf(2, '2026-03-20')] }, '', 'open'],
    ['again when the slip has expired', { slips: [slipOf(3, '2026-03-05')] }, '2026-03-06', 'open'],
    ['not when everything has come back', { rows: [{ ...row, returnedQuantity: 3 }] }, '', 'allReturned'],
    [
      'for 14 days after the withdrawal, which may be later',
      { rows: [{ ...row, withdrawnOn: '2026-03-19' }] },
      '2026-04-02',
      'open',
    ],
    ['not longer', { rows: [{ ...row, withdrawnOn: '2026-03-19' }] }, '2026-04-08', 'ended'],
  ])('%s', (_, changes, today, expected) => {
    const right = returnRight({ ...order, ...changes }, today || '2026-03-06');
    expect(right.kind === 'open' ? 'open' : right.reason).toBe(expected);
  });

  it('at most what was delivered, less what came back and what is on valid slips', () => {
    const rows = [{ ...row, deliveredQuantity: 9, returnedQuantity: 2 }];
    const slips = [slipOf(3, '2026-03-20'), slipOf(5, '2026-03-05')];
    expect(returnRight({ ...order, rows, slips }, '2026-03-06')).toMatchObject({ rows: [{ most: 4 }] });
  });

  it('states the last day for it, of several the first', () => {
    const withdrawn = { ...row, rowId: '3', withdrawnOn: '2026-03-10' };
    expect(returnRight({ ...order, rows: [withdrawn, row] }, '2026-03-19')).toMatchObject({ until: '2026-03-19' });
    expect(returnRight({ ...order, rows: [withdrawn, row] }, '2026-03-20')).toMatchObject({
      rows: [{ rowId: '3' }],
      until: '2026-03-24',
    });
    expect(returnRight({ ...order, receivedOn: null }, '2027-01-01')).toMatchObject({ until: null });
    expect(returnRight(order, '2026-03-20')).toEqual({ kind: 'closed', reason: 'ended', until: '2026-03-19' });
  });
});

describe('why a row cannot be returned', () => {
  it.each<[string, Partial<ReturnRow>, string | null]>([
    ['a prescription', { prescription: true }, 'prescription'],
    ['cold goods', { coldGoods: true }, 'coldGoods'],
    ['foodstuffs', { foodstuff: true }, 'foodstuff'],
    ['medicines', { itemType: 'otc' }, 'medicine'],
    ['zero quantity delivered', { deliveredQuantity: 0 }, 'notDelivered'],
    ['zero cost', { paid: ore(0) }, 'noCost'],
    ['unknown: whether it is food', { foodstuff: null }, 'unknown'],
    ['unknown: what kind of product it is', { itemType: 'unknown' }, 'unknown'],
    ['no reason', {}, null],
    ['none either for food that was withdrawn from', { foodstuff: true, withdrawnOn: '2026-03-06' }, null],
    ['none either for a gift that was withdrawn from', { paid: ore(0), withdrawnOn: '2026-03-06' }, null],
    ['withdrawn from, but never delivered', { deliveredQuantity: 0, withdrawnOn: '2026-03-06' }, 'notDelivered'],
  ])('%s', (_, changes, reason) => {
    expect(nonReturnable({ ...row, ...changes }, order)).toBe(reason);
  });

  it('is not that nothing of it was delivered, before it is dispatched', () => {
    expect(nonReturnable({ ...row, deliveredQuantity: 0 }, { dispatchedOn: null })).toBeNull();
  });
});

it.each([
  ['2026-03-20', false],
  ['2026-03-21', true],
])('a slip with 20 March as its last day has expired on %s: %s', (today, expired) => {
  expect(isExpired({ lastReturnDate: '2026-03-20' }, today)).toBe(expired);
});
