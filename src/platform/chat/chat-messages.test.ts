import { describe, expect, it } from 'vitest';
import { readChat } from './chat-messages';

const source = {} as Window;
const event = { source, origin: 'null', data: { frame: 'chat', type: 'answered' } };

it('valid messages from the frame itself are read, without unknown fields', () => {
  expect(readChat({ ...event, data: { ...event.data, html: '<b>' } }, source)).toEqual(event.data);
});

it.each([
  ['another window', { ...event, source: {} as Window }],
  ['no window', { ...event, source: null }],
  ['a window with an origin', { ...event, origin: 'https://chat.example' }],
])('a message from %s is ignored', (_, arrived) => {
  expect(readChat(arrived, source)).toBeNull();
});

it('messages are ignored before the frame has a window', () => {
  expect(readChat({ ...event, source: null }, null)).toBeNull();
});

describe('a message is ignored', () => {
  it.each([
    ['of an unknown type', { frame: 'chat', type: 'navigate', to: 'https://evil.example' }],
    ['of another frame', { ...event.data, frame: 'payment' }],
    ['without content', null],
  ])('%s', (_, data) => {
    expect(readChat({ ...event, data }, source)).toBeNull();
  });
});
