import { expect, it } from 'vitest';
import { readTyped, trafficOf } from './typed-message';

const navigate = { type: 'NAVIGATE', payload: { path: '/kassa/' } };

it('type and payload are enough: the app’s side adds the envelope', () => {
  expect(readTyped(JSON.stringify(navigate), 's1')).toMatchObject({ plain: navigate, problem: null });
});

it('an envelope is sent as it is typed, and what it lacks is filled in', () => {
  const { data, plain } = readTyped(JSON.stringify({ ...navigate, seq: 7 }), 's1');
  expect(data).toEqual({ luckan: 1, id: 'typed', session: 's1', ...navigate, seq: 7 });
  expect(plain).toBeNull();
});

it.each([
  ['a path of another site', { type: 'NAVIGATE', payload: { path: '//evil.example' } }, 'MALFORMED'],
  ['an unknown type', { type: 'DANCE', payload: {} }, 'UNKNOWN_TYPE'],
  ['another protocol', { luckan: 2, ...navigate }, 'UNSUPPORTED_VERSION'],
] as const)('%s is sent all the same, with the reason why it is refused', (_what, message, code) => {
  const typed = readTyped(JSON.stringify(message), 's1');
  expect(typed.data).toMatchObject(message);
  expect(typed.plain).toBeNull();
  expect(typed.problem).toMatchObject({ code });
});

it('a text that is no JSON is sent as text, and the log shows nothing of it', () => {
  const typed = readTyped('{ "accessToken": secret', 's1');
  expect(typed.data).toBe('{ "accessToken": secret');
  expect(JSON.stringify(trafficOf(typed))).not.toContain('secret');
});
