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
};

const incomingStates: Record<StateToGuestType, 1> = { HELLO: 1, TOKEN: 1, INSETS: 1 };

/** What READY says that the guest accepts: all that a host may send once it has answered with HELLO. */
const accepted: Record<Exclude<ToGuestType, 'HELLO' | 'ACK'>, 1> = {
  TOKEN: 1,
  CART_REFRESH: 1,
  NAVIGATE: 1,
  BACK: 1,
  RESUMED: 1,
  INSETS: 1,
};

export const acceptedTypes = Object.keys(accepted) as (keyof typeof accepted)[];

/** Whether only the latest incoming message of this type matters. */
export function isIncomingState(type: string): boolean {
  return Object.hasOwn(incomingStates, type);
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
