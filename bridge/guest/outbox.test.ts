import { describe, expect, it } from 'vitest';
import { outboxSize } from '../protocol/limits';
import { cart, event, hello, startInApp } from './testing/native-guest';

describe('outbox', () => {
  it('drops the oldest analytics first when it overflows, and reports how many', () => {
    const { guest, deliver, sent, faults } = startInApp();
    guest.send('VIEW_CHECKOUT', { cartId: 'first' });
    guest.send('CART_CHANGE', cart(1));
    for (let n = 0; n < outboxSize; n++) guest.send('ANALYTICS_EVENT', event(`e${n}`));
    deliver('HELLO', hello);
    expect(sent('VIEW_CHECKOUT')).toHaveLength(1);
    expect(sent('CART_CHANGE')).toHaveLength(1);
    expect(sent('ANALYTICS_EVENT')).toHaveLength(outboxSize - 2);
    expect(sent('ANALYTICS_EVENT')[0]).toEqual(event('e2'));
    expect(sent('FAULT')).toEqual([{ code: 'OVERFLOW', count: 2 }]);
    expect(faults).toEqual([{ code: 'OVERFLOW', count: 2 }]);
  });

  it('drops the oldest event if there are no analytics, and never a state', () => {
    const { guest, deliver, sent } = startInApp();
    guest.send('CART_CHANGE', cart(1));
    for (let n = 0; n < outboxSize; n++) guest.send('VIEW_CHECKOUT', { cartId: `c${n}` });
    deliver('HELLO', hello);
    expect(sent('CART_CHANGE')).toHaveLength(1);
    expect(sent('VIEW_CHECKOUT')[0]).toEqual({ cartId: 'c1' });
  });

  it('ten thousand messages in a burst arrive, all and in order', () => {
    const { guest, deliver, sent, posted } = startInApp();
    deliver('HELLO', hello);
    for (let n = 0; n < 10_000; n++) guest.send('VIEW_CHECKOUT', { cartId: `c${n}` });
    expect(sent('VIEW_CHECKOUT')).toEqual(Array.from({ length: 10_000 }, (_, n) => ({ cartId: `c${n}` })));
    expect(posted.map(({ message }) => message.seq)).toEqual(posted.map((_, n) => n));
    expect(new Set(posted.map(({ message }) => message.id)).size).toBe(posted.length);
  });

  it('sends the payload as it was when send was called', () => {
    const { guest, deliver, sent } = startInApp();
    const payload = cart(1);
    guest.send('CART_CHANGE', payload);
    payload.numberOfItems = 99;
    deliver('HELLO', hello);
    expect(sent('CART_CHANGE')).toEqual([cart(1)]);
  });

  it('a message that is too large is rejected, and its type is reported to the host', () => {
    const { guest, deliver, sent } = startInApp();
    deliver('HELLO', hello);
    const tooMuch = { name: 'a', parameters: { text: 'x'.repeat(256 * 1024) } };
    expect(guest.send('ANALYTICS_EVENT', tooMuch)).toBe('tooLarge');
    expect(sent('ANALYTICS_EVENT')).toEqual([]);
    expect(sent('FAULT')).toEqual([{ code: 'TOO_LARGE', about: 'ANALYTICS_EVENT' }]);
  });

  it('a PDF as base64 may be larger', () => {
    const { guest, deliver } = startInApp();
    deliver('HELLO', hello);
    const pdf = { fileName: 'a.pdf', title: 'A', mediaType: 'application/pdf', size: 1 };
    expect(guest.send('VIEW_PDF', { ...pdf, base64: 'A'.repeat(1024 * 1024) })).toBe('sent');
    expect(guest.send('VIEW_PDF', { ...pdf, base64: 'A'.repeat(8 * 1024 * 1024) })).toBe('tooLarge');
  });

  it('rejects what cannot be serialized as JSON, without throwing', () => {
    const { guest } = startInApp();
    const parameters: Record<string, unknown> = {};
    parameters.self = parameters;
    expect(guest.send('ANALYTICS_EVENT', { name: 'a', parameters })).toBe('malformed');
  });

  it('a handler that throws because its app is gone counts as no host', () => {
    const { guest, window, advance } = startInApp();
    advance(1500);
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
