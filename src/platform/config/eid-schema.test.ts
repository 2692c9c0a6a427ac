import * as v from 'valibot';
import { expect, it } from 'vitest';
import { configIssues } from './config-issues';
import document from './default.json';
import { eidDefaults } from './eid-schema';
import { configSchema } from './schema';

const real = { bankIdUniversal: 'https://app.bankid.com/', bankIdScheme: 'bankid:///' };
const eidOf = (eid: unknown) => v.parse(configSchema, { ...document, eid }).eid;

it('BankID opens at its official addresses unless the environment overrides them', () => {
  expect(eidDefaults).toEqual(real);
  expect(eidOf(undefined)).toEqual(real);
  expect(eidOf({ bankIdScheme: 'https://test.example/' })).toEqual({
    ...real,
    bankIdScheme: 'https://test.example/',
  });
});

it('the reference environment opens the reference e-ID app', () => {
  expect(eidOf(document.eid).bankIdUniversal).toBe('http://127.0.0.1:4181/frames/eid/');
  expect(configIssues(document)).toEqual([]);
});

it.each(['javascript://%0aalert(1)', 'data://text/html,x', '/frames/eid/', 'app.bankid.com', 7])(
  '%s is not a valid address: it is a configuration issue, and never opened',
  (bankIdUniversal) => {
    expect(eidOf({ bankIdUniversal })).toEqual(real);
    expect(configIssues({ ...document, eid: { bankIdUniversal } })).toHaveLength(1);
  },
);
