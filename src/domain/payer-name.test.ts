import { describe, expect, it } from 'vitest';
import { nameConflict } from './payer-name';

const kim = { firstName: 'Kim', lastName: 'Lund' };

describe('names of payer and receiver', () => {
  it.each([
    ['the same', kim, kim, null],
    ['the same but for letters’ case and spaces', { firstName: ' kim', lastName: 'LUND ' }, kim, null],
    ['another first name', { firstName: 'Eva', lastName: 'Lund' }, kim, 'payerAndReceiver'],
    ['another last name', { firstName: 'Kim', lastName: 'Ek' }, kim, 'payerAndReceiver'],
    ['not known yet', null, kim, null],
  ])('%s', (_, payer, receiver, conflict) => {
    expect(nameConflict({ payer, receiver, orderer: null })).toBe(conflict);
    expect(nameConflict({ payer, receiver, orderer: kim })).toBe(conflict);
  });
});

describe('name of the person who is signed in', () => {
  it.each([
    ['the same', kim, null],
    ['with more given names', { firstName: 'Robin Kim', lastName: 'Lund' }, null],
    ['another given name', { firstName: 'Kimberly', lastName: 'Lund' }, 'orderer'],
    ['another last name', { firstName: 'Kim', lastName: 'Lund Ek' }, 'orderer'],
  ])('%s', (_, orderer, conflict) => {
    expect(nameConflict({ payer: kim, receiver: kim, orderer })).toBe(conflict);
    expect(nameConflict({ payer: null, receiver: kim, orderer })).toBe(conflict);
    expect(nameConflict({ payer: null, receiver: null, orderer })).toBeNull();
  });
});
