import { expect, it } from 'vitest';
import { parse } from '../parse';
import { messagesSchema } from './schema';

const plain = { id: 'plain', text: 'Hej' };

it.each([
  ['without a text', { id: 'a' }],
  ['with an empty one', { id: 'a', text: '' }],
  ['with a day in the place of a moment', { id: 'a', text: 'Hej', until: 'på torsdag' }],
  ['with a page that is none', { id: 'a', text: 'Hej', pages: [7] }],
  ['that is no message at all', null],
])('a message %s hides none of the others, and is counted', (_, invalid) => {
  const { messages, invalid: count } = parse(messagesSchema, { messages: [invalid, plain] });
  expect(messages.map(({ id }) => id)).toEqual(['plain']);
  expect(count).toBe(1);
});

it('an answer without messages does not fit', () => {
  expect(() => parse(messagesSchema, { message: plain })).toThrow();
});
