import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readMessage } from './read-message';
import { toGuestSchemas, toHostSchemas } from './schemas';

const folder = path.join(import.meta.dirname, 'recordings');
const schemas = { toHost: toHostSchemas, toGuest: toGuestSchemas };

it.each(readdirSync(folder))('%s contains messages of the protocol only, and is a session of one page', (file) => {
  const recorded: { direction: keyof typeof schemas; message: { type: string; session: string } }[] = JSON.parse(
    readFileSync(path.join(folder, file), 'utf8'),
  );
  expect(recorded.length).toBeGreaterThan(10);
  for (const { direction, message } of recorded)
    expect(readMessage(JSON.stringify(message), schemas[direction]).kind, message.type).toBe('message');
  expect(new Set(recorded.map(({ message }) => message.session)).size).toBe(1);
  expect(recorded[0]?.message.type).toBe('READY');
});

it('after an order the first empty CART_CHANGE still has the ordered cart’s id, as the guide says', () => {
  const recorded: { message: { type: string; payload: { cartId?: string; numberOfItems?: number } } }[] = JSON.parse(
    readFileSync(path.join(folder, 'order.json'), 'utf8'),
  );
  const carts = recorded.flatMap(({ message }) => (message.type === 'CART_CHANGE' ? [message.payload] : []));
  const [ordered, first, next] = carts.slice(carts.findLastIndex(({ numberOfItems }) => numberOfItems !== 0));
  expect([first, next]).toMatchObject([{ numberOfItems: 0, cartId: ordered?.cartId }, { numberOfItems: 0 }]);
  expect(next?.cartId).not.toBe(ordered?.cartId);
  const guide = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8');
  expect(guide).toContain('the first still has the `cartId` of what was ordered');
});
