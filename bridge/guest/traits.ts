import type { messages } from '../protocol/messages';
import type { StateToGuestType, StateToHostType, ToGuestType, ToHostType } from '../protocol/types';

/*
 * Properties of the messages, without the schemas of the outgoing ones, which are not in the guest's bundle. The
 * compiler checks each table against the protocol.
 */
type Entries = typeof messages;
type BaseType = { [T in ToHostType]: Entries[T] extends { base: true } ? T : never }[ToHostType];
type Capabilities = {
  [T in ToHostType as Entries[T] extends { capability: string } ? T : never]: Entries[T] extends {
    capability: infer Name;
  }
    ? Name
    : never;
};

const states: Record<StateToHostType, 1> = {
  CART_CHANGE: 1,
  PAYMENT_PROVIDER_HEIGHT: 1,
  SHIPPING_PROVIDER_HEIGHT: 1,
  ROUTE_CHANGE: 1,
};

const base: Record<BaseType, 1> = {
  CART_CHANGE: 1,
  PAYMENT_PROVIDER_HEIGHT: 1,
  SHIPPING_PROVIDER_HEIGHT: 1,
  TOKEN_ERROR: 1,
  VIEW_PDF: 1,
  PDF_DOWNLOAD: 1,
  VIEW_CHECKOUT: 1,
  FIND_PHARMACY: 1,
  ANALYTICS_EVENT: 1,
};

const capabilities: Capabilities = {
  VIEW_CHECKOUT: 'viewCheckout',
  FIND_PHARMACY: 'findPharmacy',
  OPEN_EXTERNAL: 'openExternal',
  SIGN_IN: 'signIn',
  ORDER_COMPLETED: 'orderCompleted',
  START_TIMES: 'startTimes',
  CLOSE_REQUESTED: 'close',
};

/** What a host may send, by whether only the latest message of the type matters. */
const incoming: { [T in Exclude<ToGuestType, 'ACK'>]: T extends StateToGuestType ? true : false } = {
  HELLO: true,
  TOKEN: true,
  CART_REFRESH: false,
  NAVIGATE: false,
  BACK: false,
  RESUMED: false,
  INSETS: true,
  APPEARANCE: true,
  VISIBILITY: true,
};

export const incomingTypes = Object.keys(incoming) as (keyof typeof incoming)[];

/** Whether only the latest incoming message of this type matters. */
export function isIncomingState(type: keyof typeof incoming): boolean {
  return incoming[type];
}

/** Whether only the latest outgoing message of this type matters. */
export function isState(type: string): type is StateToHostType {
  return Object.hasOwn(states, type);
}

/** Whether a host that never answers is assumed to handle this type. */
export function isBase(type: string): boolean {
  return Object.hasOwn(base, type);
}

/** The capability that a host must declare in HELLO to receive this type. */
export function capabilityFor(type: string): string | undefined {
  return Object.hasOwn(capabilities, type) ? capabilities[type as keyof Capabilities] : undefined;
}
