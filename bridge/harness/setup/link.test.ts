import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkOf, setupOf } from './link';
import { capabilities, choices, consents, helloTexts, initialSetup, type Setup } from './setup';

const setups = fc.record({
  ...Object.fromEntries(Object.entries(choices).map(([name, allowed]) => [name, fc.constantFrom(...allowed)])),
  ...Object.fromEntries(helloTexts.map((name) => [name, fc.string()])),
  appCookie: fc.boolean(),
  rotated: fc.boolean(),
  appBar: fc.boolean(),
  sendsConsent: fc.boolean(),
  hidden: fc.boolean(),
  consent: fc.subarray([...consents]),
  moreHello: fc.string(),
  path: fc.string(),
  scenario: fc.option(fc.string({ minLength: 1 })),
  capabilities: fc.subarray([...capabilities]),
}) as unknown as fc.Arbitrary<Setup>;

it('the default set-up has an empty link', () => {
  expect(linkOf(initialSetup)).toBe('');
});

it('a link restores its set-up', () => {
  fc.assert(fc.property(setups, (setup) => void expect(setupOf(`#${linkOf(setup)}`)).toEqual(setup)));
});

it('invalid values fall back to the default', () => {
  expect(setupOf('#transport=pigeon&rotated=perhaps&device=&insets=__proto__&capabilities=token.flight&x=1')).toEqual({
    ...initialSetup,
    capabilities: ['token'],
  });
});

it('never throws', () => {
  fc.assert(fc.property(fc.string(), (text) => void setupOf(text)));
});
