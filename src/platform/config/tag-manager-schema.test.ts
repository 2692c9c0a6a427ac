import * as v from 'valibot';
import { expect, it } from 'vitest';
import { configIssues } from './config-issues';
import document from './default.json';
import { configSchema } from './schema';

const allowing = (allows: unknown) => ({ ...document, tagManager: { ...document.tagManager, allows } });
const none = { script: [], connect: [], img: [], frame: [], trustedTypes: [] };

it('tags reach nothing beyond the shop unless the operator lists it', () => {
  expect(v.parse(configSchema, document).tagManager?.allows).toEqual(none);
  const connect = ['https://*.google-analytics.com', 'https://region1.google-analytics.com:8443'];
  expect(v.parse(configSchema, allowing({ connect, trustedTypes: ['goog#html'] })).tagManager?.allows).toEqual({
    ...none,
    connect,
    trustedTypes: ['goog#html'],
  });
});

it.each([
  'https:',
  'https://*',
  'https://*.com',
  'http://tags.example',
  '*',
  "'unsafe-inline'",
  'data:',
  "https://tags.example; script-src 'unsafe-eval'",
  'https://tags.example https://other.example',
])('%s is no origin of tags', (origin) => {
  for (const kind of ['script', 'connect', 'img', 'frame'])
    expect(configIssues(allowing({ [kind]: [origin] }))).not.toEqual([]);
});

it.each(['default', '*', "'allow-duplicates'", 'a b', ''])(
  '%s is no name of a Trusted Types policy of tags',
  (name) => {
    expect(configIssues(allowing({ trustedTypes: [name] }))).not.toEqual([]);
  },
);

const cookie = { kind: 'cookie', name: 'tag_*', category: 'marketing', purpose: 'Räknar klick.', life: 30 };
const storing = (changes: object) => ({
  ...document,
  tagManager: { ...document.tagManager, stores: [{ ...cookie, ...changes }] },
});

it('what tags store is listed with purpose and life', () => {
  expect(v.parse(configSchema, storing({})).tagManager?.stores).toEqual([cookie]);
  expect(configIssues(storing({ kind: 'entry', name: 'tag.visit', life: 'session' }))).toEqual([]);
});

it.each([
  { name: 'luckan_cart' },
  { name: 'luckan.token.v1' },
  { name: '*' },
  { name: 'a b' },
  { category: 'necessary' },
  { purpose: '' },
  { life: 0 },
  { life: 'forever' },
])('%j is nothing that tags may store', (changes) => {
  expect(configIssues(storing(changes))).not.toEqual([]);
});
