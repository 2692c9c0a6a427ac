import { describe, expect, it } from 'vitest';
import { createGuest } from './create-guest';
import { createFakeWindow } from './testing/fake-window';
import { hello, startInApp } from './testing/native-guest';

describe('supports', () => {
  it('a silent host is assumed to handle the nine base messages, and nothing else', () => {
    const { guest, advance } = startInApp();
    advance(1500);
    expect(guest.supports('CART_CHANGE')).toBe(true);
    expect(guest.supports('VIEW_CHECKOUT')).toBe(true);
    expect(guest.supports('FIND_PHARMACY')).toBe(true);
    expect(guest.supports('ROUTE_CHANGE')).toBe(false);
    expect(guest.supports('OPEN_EXTERNAL')).toBe(false);
  });

  it('a host that has sent HELLO handles what it declared', () => {
    const { guest, deliver } = startInApp();
    deliver('HELLO', { ...hello, capabilities: ['findPharmacy', 'somethingNew'] });
    expect(guest.supports('FIND_PHARMACY')).toBe(true);
    expect(guest.supports('VIEW_CHECKOUT')).toBe(false);
    expect(guest.supports('ROUTE_CHANGE')).toBe(true);
  });

  it('nothing is supported without a host', () => {
    const { window, advance } = createFakeWindow();
    const guest = createGuest({ window, mode: 'site', hostOrigins: [] });
    advance(1500);
    expect(guest.supports('CART_CHANGE')).toBe(false);
    expect(guest.transport).toBeNull();
  });
});
