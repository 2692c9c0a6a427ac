import { describe, expect, it } from 'vitest';
import { createGuest } from './create-guest';
import { createFakeWindow } from './testing/fake-window';
import { hello, startInApp } from './testing/native-guest';

describe('supports', () => {
  it('a silent host is taken to handle the nine base messages, and nothing else', () => {
    const { guest, pass } = startInApp();
    pass(1500);
    expect(guest.supports('CART_CHANGE')).toBe(true);
    expect(guest.supports('VIEW_CHECKOUT')).toBe(true);
    expect(guest.supports('FIND_PHARMACY')).toBe(true);
    expect(guest.supports('ROUTE_CHANGE')).toBe(false);
    expect(guest.supports('OPEN_EXTERNAL')).toBe(false);
  });

  it('a host that has said HELLO handles what it declared', () => {
    const { guest, say } = startInApp();
    say('HELLO', { ...hello, capabilities: ['findPharmacy', 'somethingNew'] });
    expect(guest.supports('FIND_PHARMACY')).toBe(true);
    expect(guest.supports('VIEW_CHECKOUT')).toBe(false);
    expect(guest.supports('ROUTE_CHANGE')).toBe(true);
  });

  it('no host supports nothing', () => {
    const { window, pass } = createFakeWindow();
    const guest = createGuest({ window, mode: 'site', hostOrigins: [] });
    pass(1500);
    expect(guest.supports('CART_CHANGE')).toBe(false);
    expect(guest.transport).toBeNull();
  });
});
