// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { granted } from './consent/categories';
import { startWithChoice } from './consent/testing';
import { createSearchSession } from './search-session';

const key = 'luckan.searchSession.v1';
let consented = false;
let made = 0;
const open = () =>
  createSearchSession(
    () => consented,
    () => `key ${++made}`,
  );

beforeEach(() => {
  localStorage.clear();
  consented = false;
  startWithChoice(granted);
  made = 0;
});

it('stores the keys in memory until the visitor consents, and then between visits', () => {
  const session = open();
  const keys = session.keys();
  expect(session.keys()).toEqual(keys);
  expect(localStorage.getItem(key)).toBeNull();
  consented = true;
  expect(session.keys()).toEqual(keys);
  expect(open().keys()).toEqual(keys);
});

it('continues with the keys of a search that has been sent, and stores them with consent', () => {
  const sent = { customerKey: 'sent', sessionKey: 'already' };
  const session = open();
  session.use(sent);
  expect(session.keys()).toEqual(sent);
  consented = true;
  expect(session.keys()).toEqual(sent);
  expect(open().keys()).toEqual(sent);
});

it('returns the keys in use when it forgets them, and continues with new ones', () => {
  expect(open().forget(), 'nobody has asked').toBeUndefined();
  const inMemory = open();
  const first = inMemory.keys();
  expect(inMemory.forget()).toEqual(first);
  expect(inMemory.keys()).not.toEqual(first);
  consented = true;
  const stored = open().keys();
  expect(open().forget(), 'of an earlier page').toEqual(stored);
  expect(localStorage.getItem(key)).toBeNull();
});
