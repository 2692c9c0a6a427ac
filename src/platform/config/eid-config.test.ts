import * as v from 'valibot';
import { expect, it } from 'vitest';
import document from './default.json';
import { eidConfigOf } from './eid-config';
import { misfits } from './misfits';
import { configSchema } from './schema';

const real = { bankIdUniversal: 'https://app.bankid.com/', bankIdScheme: 'bankid:///' };
const configWith = (eid: unknown) => v.parse(configSchema, { ...document, eid });

it('BankID is opened at its own addresses where the environment says nothing else', () => {
  expect(eidConfigOf(null)).toEqual(real);
  expect(eidConfigOf(configWith(undefined))).toEqual(real);
  expect(eidConfigOf(configWith({ bankIdScheme: 'https://test.example/' }))).toEqual({
    ...real,
    bankIdScheme: 'https://test.example/',
  });
});

it('the reference environment opens the reference e-ID app', () => {
  expect(eidConfigOf(configWith(document.eid)).bankIdUniversal).toBe('http://127.0.0.1:4181/frames/eid/');
  expect(misfits(document)).toEqual([]);
});

it.each(['javascript://%0aalert(1)', 'data://text/html,x', '/frames/eid/', 'app.bankid.com', 7])(
  'an address %s is none: it is told, and not opened',
  (bankIdUniversal) => {
    expect(eidConfigOf(configWith({ bankIdUniversal }))).toEqual(real);
    expect(misfits({ ...document, eid: { bankIdUniversal } })).toHaveLength(1);
  },
);
