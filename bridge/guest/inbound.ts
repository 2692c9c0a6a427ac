import { ackPayload } from '../protocol/messages/ack';
import { appearancePayload } from '../protocol/messages/appearance';
import { cartRefreshPayload } from '../protocol/messages/cart-refresh';
import { emptyPayload } from '../protocol/messages/empty-payload';
import { helloPayload } from '../protocol/messages/hello';
import { insetsPayload } from '../protocol/messages/insets';
import { navigatePayload } from '../protocol/messages/navigate';
import { tokenPayload } from '../protocol/messages/token';
import { visibilityPayload } from '../protocol/messages/visibility';
import { type Reading, readMessage, type Schemas } from '../protocol/read-message';
import type { MessageOf, ToGuestType } from '../protocol/types';

/** Payload schemas of the messages that a host may send; outbound schemas stay out of the shop's bundle. */
const inboundSchemas = {
  HELLO: helloPayload,
  TOKEN: tokenPayload,
  CART_REFRESH: cartRefreshPayload,
  NAVIGATE: navigatePayload,
  BACK: emptyPayload,
  RESUMED: emptyPayload,
  INSETS: insetsPayload,
  APPEARANCE: appearancePayload,
  VISIBILITY: visibilityPayload,
  ACK: ackPayload,
} satisfies Record<ToGuestType, Schemas[string]>;

export type Inbound = MessageOf<ToGuestType>;

export function readInbound(data: unknown, limit: number): Reading<Inbound> {
  return readMessage(data, inboundSchemas, limit);
}
