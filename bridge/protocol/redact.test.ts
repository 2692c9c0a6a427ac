import { describe, expect, it } from 'vitest';
import { redact } from './redact';

describe('redact', () => {
  it('hides the sensitive fields of the message and shows the rest', () => {
    expect(redact('TOKEN', { accessToken: 'secret', expiresAt: 5 })).toEqual({
      accessToken: '[redacted]',
      expiresAt: 5,
    });
  });

  it('shows that a sensitive field is null, so that a sign-out is visible', () => {
    expect(redact('TOKEN', { accessToken: null, expiresAt: 5 })).toEqual({ accessToken: null, expiresAt: 5 });
  });

  it('hides unknown fields, such as a misspelt one', () => {
    expect(redact('TOKEN', { acessToken: 'secret', expiresAt: 5 })).toEqual({ acessToken: '[redacted]', expiresAt: 5 });
  });

  it('hides a whole nested value', () => {
    expect(redact('FIND_PHARMACY', { location: { latitude: 59, longitude: 18 } })).toEqual({ location: '[redacted]' });
  });

  it.each(['SECRETS', '__proto__', 'constructor'])('hides the payload of the unknown message %s', (type) => {
    expect(redact(type, { accessToken: 'secret' })).toBe('[redacted]');
  });

  it('hides a payload that is not an object', () => {
    expect(redact('TOKEN', 'secret')).toBe('[redacted]');
  });

  it('hides what was searched for, in address and title', () => {
    const payload = {
      path: '/hitta-produkter/?q=klamydia&sida=2',
      title: 'Sökresultat för: klamydia',
      canGoBack: true,
    };
    expect(redact('ROUTE_CHANGE', payload)).toEqual({
      path: '/hitta-produkter/?q=[redacted]&sida=2',
      title: '[redacted]',
      canGoBack: true,
    });
    expect(redact('NAVIGATE', { path: '/hitta-apotek/?plats=Storgatan%201' })).toEqual({
      path: '/hitta-apotek/?plats=[redacted]',
    });
  });

  it.each(['19850412-9803', '198504129803', '850412-9803', '850412+9803'])('hides the personal number %s', (number) => {
    const payload = { name: 'page_viewed', parameters: { page_title: `Om ${number}`, items: [{ item_id: '100016' }] } };
    expect(redact('ANALYTICS_EVENT', payload)).toEqual({
      name: 'page_viewed',
      parameters: { page_title: 'Om [redacted]', items: [{ item_id: '100016' }] },
    });
  });
});
