import { expect, it } from 'vitest';
import { event, hello, startInApp } from './testing/native-guest';

const many = 10_000;

it('10 000 messages in a burst arrive at the app, each once and in order', () => {
  const { guest, deliver, posted, faults } = startInApp();
  deliver('HELLO', hello);
  posted.length = 0;
  for (let count = 0; count < many; count++) expect(guest.send('ANALYTICS_EVENT', event(`e${count}`))).toBe('sent');
  expect(posted.map(({ message }) => message.payload)).toEqual(
    Array.from({ length: many }, (_, at) => event(`e${at}`)),
  );
  expect(posted.every(({ message }, at) => message.seq === (posted[0]?.message.seq ?? 0) + at)).toBe(true);
  expect(new Set(posted.map(({ message }) => message.id)).size).toBe(many);
  expect(faults).toEqual([]);
});

it('10 000 messages in a burst arrive at the shop, each once and in order', () => {
  const { guest, deliver, faults } = startInApp();
  deliver('HELLO', hello);
  const paths: string[] = [];
  guest.on('NAVIGATE', ({ path }) => void paths.push(path));
  for (let count = 0; count < many; count++) deliver('NAVIGATE', { path: `/produkt/${count}/` });
  expect(paths).toEqual(Array.from({ length: many }, (_, at) => `/produkt/${at}/`));
  expect(faults).toEqual([]);
});
