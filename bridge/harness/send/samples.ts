import ack from '../../protocol/golden/ACK.json';
import cartRefresh from '../../protocol/golden/CART_REFRESH.json';
import hello from '../../protocol/golden/HELLO.json';
import insets from '../../protocol/golden/INSETS.json';
import navigate from '../../protocol/golden/NAVIGATE.json';
import token from '../../protocol/golden/TOKEN.json';

/** The golden messages' payloads; those of other types are empty. */
export const samples: Readonly<Record<string, unknown>> = Object.fromEntries(
  [ack, cartRefresh, hello, insets, navigate, token].map(({ type, payload }) => [type, payload]),
);
