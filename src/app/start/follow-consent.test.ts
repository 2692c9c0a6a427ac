// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { store } from '../../lib/store';
import { denied, granted } from '../../platform/consent/categories';
import { consentAtom } from '../../platform/consent/consent';
import { setEmbedder } from '../../platform/embedder/current';
import { fakeApp } from '../../platform/embedder/testing/fake-app';
import { followConsent } from './follow-consent';

const flags = 'luckan.flags.v1';

beforeEach(() => {
  setEmbedder(fakeApp().shop);
  localStorage.setItem(flags, '[]');
  localStorage.setItem('of the app', '1');
});

it('in an app nothing is removed until it has sent what its customer allows', () => {
  followConsent();
  expect(localStorage.getItem(flags)).toBe('[]');
  store.set(consentAtom, granted);
  expect(localStorage.getItem(flags)).toBe('[]');
  store.set(consentAtom, null);
  expect(localStorage.getItem(flags), 'a page that is shown again').toBe('[]');
  store.set(consentAtom, denied);
  expect(localStorage.getItem(flags)).toBeNull();
  expect(localStorage.getItem('of the app')).toBe('1');
});
