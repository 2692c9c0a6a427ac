import type { Fault, PayloadOf, ToGuestType } from '../../protocol/types';
import { createGuest } from '../create-guest';
import type { GuestOptions } from '../guest';
import { createFakeWindow } from './fake-window';

export const hello: PayloadOf<'HELLO'> = {
  version: 1,
  app: { name: 'Exempelappen', version: '1.0' },
  capabilities: ['openExternal'],
};

/** A guest inside a native app; the test plays the app. */
export function startInApp(options: Partial<GuestOptions> = {}) {
  const page = createFakeWindow();
  Object.assign(page.window, { luckanHost: page.handler('android') });
  const faults: Fault[] = [];
  const guest = createGuest({
    window: page.window,
    mode: 'external',
    hostOrigins: [],
    onFault: (fault) => faults.push(fault),
    ...options,
  });
  let seq = 0;
  const envelope = (type: string, payload: unknown, more: object = {}) => ({
    luckan: 1,
    type,
    id: `app.${seq}`,
    session: guest.session,
    seq: seq++,
    payload,
    ...more,
  });
  return {
    ...page,
    guest,
    faults,
    envelope,
    deliver: <Type extends ToGuestType>(type: Type, payload: PayloadOf<Type>, more?: object) =>
      page.receive(envelope(type, payload, more)),
    /** Payloads of the messages sent with this type. */
    sent: (type: string) =>
      page.posted.filter(({ message }) => message.type === type).map(({ message }) => message.payload),
  };
}

export const cart = (numberOfItems: number): PayloadOf<'CART_CHANGE'> => ({
  cartId: 'c',
  numberOfItems,
  total: numberOfItems * 100,
  currency: 'SEK',
  hasPrescriptions: false,
});

export const event = (name: string): PayloadOf<'ANALYTICS_EVENT'> => ({ name, parameters: {} });
