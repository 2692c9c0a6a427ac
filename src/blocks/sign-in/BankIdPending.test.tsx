// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { byRole, press, render } from '../../../tests/support/render';
import type { BankIdState } from '../../session/eid/bank-id-state';
import { BankIdPending } from './BankIdPending';

const waiting: Extract<BankIdState, { step: 'pending' }> = {
  step: 'pending',
  way: 'thisDevice',
  hint: 'outstandingTransaction',
  autoStartToken: 'token',
  qrCode: null,
  notOpened: false,
  problem: null,
};
const on = { onOpen: vi.fn(), onCancel: vi.fn() };
const textOf = (role: string) => document.querySelector(`[role=${role}]`)?.textContent;

it('if the BankID app could not be opened, an alert says so and a button opens it', async () => {
  const { show } = await render(<BankIdPending state={waiting} {...on} />);
  expect(textOf('status')).toBe('Försöker starta BankID-appen.');
  expect(textOf('alert')).toBeUndefined();
  await show(<BankIdPending state={{ ...waiting, notOpened: true }} {...on} />);
  expect(textOf('alert')).toBe('BankID-appen kunde inte öppnas. Försök igen eller använd BankID på en annan enhet.');
  expect(textOf('status')).toBeUndefined();
  await press(byRole('button', 'Starta BankID-appen'));
  expect(on.onOpen).toHaveBeenCalledOnce();
});

it('the alert goes away once the app is open after all, or if another problem occurs', async () => {
  const { show } = await render(<BankIdPending state={{ ...waiting, notOpened: true, hint: 'userSign' }} {...on} />);
  expect(textOf('alert')).toBeUndefined();
  expect(textOf('status')).toContain('Skriv in din säkerhetskod');
  await show(<BankIdPending state={{ ...waiting, notOpened: true, problem: 'network' }} {...on} />);
  expect(textOf('alert')).toBeUndefined();
  expect(textOf('status')).toContain('Vi fortsätter att försöka.');
});
