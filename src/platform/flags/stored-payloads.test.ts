// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { denied, granted } from '../consent/categories';
import { chooseConsent } from '../consent/consent';
import { storedPayloads } from './stored-payloads';

const key = 'luckan.flags.v1';
const payload = { features: { flag: { defaultValue: true } } };
const entries = [['host||key', { data: payload, version: '', staleAt: '2026-05-04T12:00:00.000Z' }]];

beforeEach(() => {
  localStorage.clear();
  chooseConsent(denied);
});

it('a payload is stored with consent to statistics only', () => {
  chooseConsent({ ...granted, statistics: false });
  storedPayloads.setItem('any', JSON.stringify(entries));
  expect(localStorage.getItem(key)).toBeNull();
  chooseConsent({ ...denied, statistics: true });
  storedPayloads.setItem('any', JSON.stringify(entries));
  expect(localStorage.getItem(key)).not.toBeNull();
  expect(JSON.parse(String(storedPayloads.getItem('any')))).toEqual(entries);
});

it('what someone else has put there does not reach the flags', () => {
  chooseConsent(granted);
  const foreign = [['host||key', { data: { features: 'all' }, version: '', staleAt: 'now' }]];
  localStorage.setItem(key, JSON.stringify(foreign));
  expect(storedPayloads.getItem('any')).toBe('[]');
});
