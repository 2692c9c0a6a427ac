// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { denied, granted } from '../consent/categories';
import { chooseConsent } from '../consent/consent';
import { clearWithoutConsent, storedPayloads } from './stored-payloads';

const key = 'luckan.flags.v1';
const payload = { features: { flag: { defaultValue: true } } };
const entries = [['host||key', { data: payload, version: '', staleAt: '2026-05-04T12:00:00.000Z' }]];

beforeEach(() => {
  localStorage.clear();
  chooseConsent(denied);
});

it('a payload is stored and read with consent to statistics only', () => {
  storedPayloads.setItem('any', JSON.stringify(entries));
  expect(localStorage.getItem(key)).toBeNull();
  chooseConsent({ ...denied, statistics: true });
  storedPayloads.setItem('any', JSON.stringify(entries));
  expect(JSON.parse(String(storedPayloads.getItem('any')))).toEqual(entries);
  chooseConsent({ ...granted, statistics: false });
  expect(storedPayloads.getItem('any')).toBeNull();
});

it('it is removed when the consent is withdrawn', () => {
  chooseConsent(granted);
  clearWithoutConsent();
  storedPayloads.setItem('any', JSON.stringify(entries));
  expect(localStorage.getItem(key)).not.toBeNull();
  chooseConsent(denied);
  expect(localStorage.getItem(key)).toBeNull();
});

it('what someone else has put there does not reach the flags', () => {
  chooseConsent(granted);
  localStorage.setItem(
    key,
    JSON.stringify([['host||key', { data: { features: 'all' }, version: '', staleAt: 'now' }]]),
  );
  expect(storedPayloads.getItem('any')).toBe('[]');
});
