import { expect, it } from 'vitest';
import { actsFor } from './acts-for';

const child = (firstName: string, hiddenByAge: boolean) => ({ id: firstName, firstName, hiddenByAge });
const power = (firstName: string, status: 'approved' | 'pending' | 'unknown') => ({
  id: firstName,
  status,
  giver: { firstName, lastName: 'Wikander', personalIdNumber: '19630404-2382' },
});

it('a guardian acts for children until the law hides them, a receiver for givers once the power is approved', () => {
  const children = [child('Alva', false), child('Ebba', true)];
  const received = [power('Gun', 'approved'), power('Rune', 'pending'), power('Eva', 'unknown')];
  expect(actsFor(children, received)).toEqual([
    { patient: { kind: 'child', id: 'Alva' }, firstName: 'Alva' },
    { patient: { kind: 'giver', id: 'Gun' }, firstName: 'Gun' },
  ]);
});
