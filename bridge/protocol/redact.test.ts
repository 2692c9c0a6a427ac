import { describe, expect, it } from 'vitest';
import { redact } from './redact';

describe('redact', () => {
  it('hides what the message calls sensitive and shows the rest', () => {
    expect(redact('TOKEN', { accessToken: 'secret', expiresAt: 5 })).toEqual({
      accessToken: '[redacted]',
      expiresAt: 5,
    });
  });

  it('shows that a sensitive field is empty: a sign-out can be told from a token', () => {
    expect(redact('TOKEN', { accessToken: null, expiresAt: 5 })).toEqual({ accessToken: null, expiresAt: 5 });
  });

  it('hides fields that the message does not have, such as a misspelt one', () => {
    expect(redact('TOKEN', { acessToken: 'secret', expiresAt: 5 })).toEqual({ acessToken: '[redacted]', expiresAt: 5 });
  });

  it('hides a whole nested value', () => {
    expect(redact('FIND_PHARMACY', { location: { latitude: 59, longitude: 18 } })).toEqual({ location: '[redacted]' });
  });

  it.each(['SECRETS', '__proto__', 'constructor'])('shows nothing of the unknown message %s', (type) => {
    expect(redact(type, { accessToken: 'secret' })).toBe('[redacted]');
  });

  it('shows nothing of a payload that is no object', () => {
    expect(redact('TOKEN', 'secret')).toBe('[redacted]');
  });
});
