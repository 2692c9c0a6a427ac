import { describe, expect, it } from 'vitest';
import { outboxSize } from '../protocol/limits';
import { cart, event, hello, startInApp } from './testing/native-guest';

describe('outbox', () => {
  it('drops the oldest analytics first when too much waits, and says how many', () => {
    const { guest, say, sent, faults } = startInApp();
    guest.send('VIEW_CHECKOUT', { cartId: 'first' });
    guest.send('CART_CHANGE', cart(1));
    for (let n = 0; n < outboxSize; n++) guest.send('ANALYTICS_EVENT', event(`e${n}`));
    say('HELLO', hello);
    expect(sent('VIEW_CHECKOUT')).toHaveLength(1);
    expect(sent('CART_CHANGE')).toHaveLength(1);
    expect(sent('ANALYTICS_EVENT')).toHaveLength(outboxSize - 2);
    expect(sent('ANALYTICS_EVENT')[0]).toEqual(event('e2'));
    expect(sent('FAULT')).toEqual([{ code: 'OVERFLOW', count: 2 }]);
    expect(faults).toEqual([{ code: 'OVERFLOW', count: 2 }]);
  });

  it('drops the oldest event where there are no analytics, and never a state', () => {
    const { guest, say, sent } = startInApp();
    guest.send('CART_CHANGE', cart(1));
    for (let n = 0; n < outboxSize; n++) guest.send('VIEW_CHECKOUT', { cartId: `c${n}` });
    say('HELLO', hello);
    expect(sent('CART_CHANGE')).toHaveLength(1);
    expect(sent('VIEW_CHECKOUT')[0]).toEqual({ cartId: 'c1' });
  });

  it('ten thousand messages in a burst arrive, all and in order', () => {
    const { guest, say, sent, posted } = startInApp();
    say('HELLO', hello);
    for (let n = 0; n < 10_000; n++) guest.send('VIEW_CHECKOUT', { cartId: `c${n}` });
    expect(sent('VIEW_CHECKOUT')).toEqual(Array.from({ length: 10_000 }, (_, n) => ({ cartId: `c${n}` })));
    expect(posted.map(({ message }) => message.seq)).toEqual(posted.map((_, n) => n));
    expect(new Set(posted.map(({ message }) => message.id)).size).toBe(posted.length);
  });

  it('sends what the payload was when it was handed over', () => {
    const { guest, say, sent } = startInApp();
    const payload = cart(1);
    guest.send('CART_CHANGE', payload);
    payload.numberOfItems = 99;
    say('HELLO', hello);
    expect(sent('CART_CHANGE')).toEqual([cart(1)]);
  });

  it('a message that is too large is refused, and the host is told of which type', () => {
    const { guest, say, sent } = startInApp();
    say('HELLO', hello);
    const tooMuch = { name: 'a', parameters: { text: 'x'.repeat(256 * 1024) } };
    expect(guest.send('ANALYTICS_EVENT', tooMuch)).toBe('tooLarge');
    expect(sent('ANALYTICS_EVENT')).toEqual([]);
    expect(sent('FAULT')).toEqual([{ code: 'TOO_LARGE', about: 'ANALYTICS_EVENT' }]);
  });

  it('a PDF as base64 may be larger', () => {
    const { guest, say } = startInApp();
    say('HELLO', hello);
    const pdf = { fileName: 'a.pdf', title: 'A', mediaType: 'application/pdf', size: 1 };
    expect(guest.send('VIEW_PDF', { ...pdf, base64: 'A'.repeat(1024 * 1024) })).toBe('sent');
    expect(guest.send('VIEW_PDF', { ...pdf, base64: 'A'.repeat(8 * 1024 * 1024) })).toBe('tooLarge');
  });

  it('what cannot be written as JSON is refused, not thrown', () => {
    const { guest } = startInApp();
    const parameters: Record<string, unknown> = {};
    parameters.self = parameters;
    expect(guest.send('ANALYTICS_EVENT', { name: 'a', parameters })).toBe('malformed');
  });

  it('a handler that throws because its app has gone is no host', () => {
    const { guest, window, pass } = startInApp();
    pass(1500);
    Object.assign(window, {
      luckanHost: {
        postMessage() {
          throw new Error('Java object is gone');
        },
      },
    });
    expect(guest.send('CART_CHANGE', cart(1))).toBe('noHost');
  });
});
