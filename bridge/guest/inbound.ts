import { ackPayload } from '../protocol/messages/ack';
import { cartRefreshPayload } from '../protocol/messages/cart-refresh';
import { helloPayload } from '../protocol/messages/hello';
import { insetsPayload } from '../protocol/messages/insets';
import { navigatePayload } from '../protocol/messages/navigate';
import { nothing } from '../protocol/messages/nothing';
import { tokenPayload } from '../protocol/messages/token';
import { type Reading, readMessage, type Schemas } from '../protocol/read-message';
import type { MessageOf, ToGuestType } from '../protocol/types';

/** Payload schemas of all that a host may send, and nothing else: the outbound ones stay out of the shop's bundle. */
const inboundSchemas = {
  HELLO: helloPayload,
  TOKEN: tokenPayload,
  CART_REFRESH: cartRefreshPayload,
  NAVIGATE: navigatePayload,
  BACK: nothing,
  RESUMED: nothing,
  INSETS: insetsPayload,
  ACK: ackPayload,
} satisfies Record<ToGuestType, Schemas[string]>;

export type Inbound = MessageOf<ToGuestType>;

export function readInbound(data: unknown, limit: number): Reading<Inbound> {
  return readMessage(data, inboundSchemas, limit);
}
