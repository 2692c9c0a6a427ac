import { expect, it } from 'vitest';
import { orderContact } from './order-contact';

it.each([
  [' eva@example.se ', 'eva@example.se'],
  ['åsa.öberg@räksmörgås.se', 'åsa.öberg@räksmörgås.se'],
  ['070-123 45 67', '0701234567'],
  ['+46 70 123 45 67', '+46701234567'],
])('an order is looked up with the contact %s', (typed, contact) => {
  expect(orderContact(typed)).toBe(contact);
});

it.each(['', 'eva', 'eva@', 'eva@example', 'eva@@example.se', '12', '070-ABC', 'eva@example.se, 070'])(
  '%j is neither an e-mail address nor a phone number',
  (typed) => {
    expect(orderContact(typed)).toBeNull();
  },
);
