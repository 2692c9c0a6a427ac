import { expect, it } from 'vitest';
import { hello, startInApp } from './testing/native-guest';

const many = 50_000;

it('50 000 malformed messages lead to one FAULT at once and one with their count a second later', () => {
  const { deliver, receive, envelope, sent, advance } = startInApp();
  deliver('HELLO', hello);
  for (let count = 0; count < many; count++) receive(envelope('TOKEN', { accessToken: 4, expiresAt: count }));
  const fault = { code: 'MALFORMED', about: 'TOKEN', field: 'accessToken' };
  expect(sent('FAULT')).toEqual([fault]);
  advance(1000);
  expect(sent('FAULT')).toEqual([fault, { ...fault, count: many - 1 }]);
  advance(10_000);
  expect(sent('FAULT')).toHaveLength(2);
});

it('faults about other messages or fields are reported at once', () => {
  const { deliver, receive, envelope, sent } = startInApp();
  deliver('HELLO', hello);
  receive(envelope('TOKEN', { accessToken: 4, expiresAt: 1 }));
  receive(envelope('TOKEN', { accessToken: 'a', expiresAt: 'soon' }));
  receive(envelope('NAVIGATE', {}));
  expect(sent('FAULT')).toMatchObject([{ field: 'accessToken' }, { field: 'expiresAt' }, { about: 'NAVIGATE' }]);
});

it('a message that is refused for another reason is reported at once', () => {
  const { guest, deliver, sent } = startInApp();
  deliver('HELLO', hello);
  const fault = { code: 'REFUSED', about: 'TOKEN', field: 'expiresAt' } as const;
  const faults = [
    { ...fault, reason: 'SECONDS' },
    { ...fault, reason: 'EXPIRED' },
  ] as const;
  for (const each of faults) guest.fault(each);
  expect(sent('FAULT')).toEqual(faults);
});

it('any number of unknown types leads to few FAULTs', () => {
  const { deliver, receive, envelope, sent, advance } = startInApp();
  deliver('HELLO', hello);
  const name = (at: number) =>
    `TYPE_${at.toString(36).replace(/\d/g, (digit) => String.fromCharCode(65 + Number(digit)))}`;
  for (let at = 0; at < 2000; at++) receive({ ...envelope('NAVIGATE', {}), type: name(at).toUpperCase() });
  expect(sent('FAULT').length).toBeLessThan(40);
  advance(1000);
  expect(sent('FAULT').length).toBeLessThan(80);
});
