import { describe, expect, it } from 'vitest';
import { fieldTexts } from './field-texts';
import { validate } from './validate';
import { date, email, regexp, required, type Validator } from './validators';

function textFor(check: Validator, value: string): string | undefined {
  const code = check(value);
  return code ? fieldTexts[code].message : undefined;
}

it('a required field must be filled in', () => {
  expect(textFor(required, '')).toBe('Obligatoriskt fält');
  expect(textFor(required, '   ')).toBe('Obligatoriskt fält');
  expect(textFor(required, 'Anna')).toBeUndefined();
});

describe('an empty field passes', () => {
  it.each([
    ['email', email],
    ['date', date],
    ['regexp', regexp(/^\d+$/)],
  ])('%s', (_, check) => {
    expect(check('')).toBeNull();
    expect(check('  ')).toBeNull();
  });
});

describe('e-mail', () => {
  it.each(['anna@luckan.se', 'anna.b+1@post.luckan.se', 'å@ö.fö', 'a@b.museum', 'a@xn--nda.xn--f-1ga'])(
    '%s is valid',
    (value) => {
      expect(textFor(email, value)).toBeUndefined();
    },
  );
  it.each([
    'anna',
    'anna@luckan',
    '@luckan.se',
    'anna@.se',
    'anna@luckan.s',
    'anna@luckan.1',
    'an na@luckan.se',
    'a@b@c.se',
    'a@b..se',
    'anna@luckan,x.se',
    'anna\u0000@luckan.se',
    `${'a'.repeat(250)}@b.se`,
  ])('%s is invalid', (value) => {
    expect(textFor(email, value)).toBe('Ogiltlig e-post');
  });
});

describe('date', () => {
  it.each(['2026-02-28', '2028-02-29', '2026-02-28T23:59', '2026-02-28 09:30:15'])('%s is valid', (value) => {
    expect(textFor(date, value)).toBeUndefined();
  });
  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '28/2 2026',
    '2026-02-28T24:00',
    '2026-02-28T10:60',
    'i dag',
  ])('%s is invalid', (value) => {
    expect(textFor(date, value)).toBe('Ogiltligt datum');
  });
});

it('matches a pattern, with the same result each time', () => {
  const postalCode = regexp(/^\d{3} ?\d{2}$/g);
  expect(textFor(postalCode, '123 45')).toBeUndefined();
  expect(textFor(postalCode, '123 45')).toBeUndefined();
  expect(textFor(postalCode, '1234')).toBe('Ogiltligt format');
});

it('returns the first error of each field', () => {
  const rules = { email: [required, email], name: [required], phone: [regexp(/^\d+$/)] };
  expect(validate(rules, { email: '', name: 'Anna', phone: '' })).toEqual({ email: 'required' });
  expect(validate(rules, { email: 'x', name: '', phone: 'y' })).toEqual({
    email: 'email',
    name: 'required',
    phone: 'format',
  });
});
