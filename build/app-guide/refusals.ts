import type { RefusedValue, TokenRefusal } from '../../src/platform/embedder/embedder';
import type { Advice } from './codes';

interface Refusal extends Advice {
  field: string;
  reason?: TokenRefusal;
}

/** Reasons for which `expiresAt` of a TOKEN is refused. */
const tokenRefusals: Readonly<Record<TokenRefusal, Advice>> = {
  SECONDS: { means: 'Before 1973: it is in seconds.', todo: 'Send milliseconds since 1970.' },
  EXPIRED: {
    means: 'It is over, and the token in use ends later. (Without one in use you get `TOKEN_ERROR` `EXPIRED` instead.)',
    todo: 'Send no token that has ended, for example from your storage; compare the clocks if it has not.',
  },
  OUTDATED: {
    means: 'The token still works, and the one of the same customer in use ends later.',
    todo: 'Nothing, if a late answer has overtaken another. Otherwise send the token that you have fetched last.',
  },
};

/** What FAULT REFUSED may be about. */
export const refusals: Readonly<Record<RefusedValue['about'] | 'HELLO', readonly Refusal[]>> = {
  NAVIGATE: [
    {
      field: 'path',
      means:
        'There is no such page. Paths like those of products and categories are looked up for 2 s at most, in a page loaded ahead for 0.7 s, and without a network not at all: after that the shop shows itself that there is no such page.',
      todo: 'Use a link of [the table](#links-into-the-shop). The shown page stays.',
    },
  ],
  HELLO: [
    {
      field: 'returnUrl',
      means: 'Neither https nor a scheme in `appSchemes` of the shop’s `config.json`.',
      todo: 'Use a universal link, or have your scheme listed.',
    },
  ],
  CART_REFRESH: [
    {
      field: 'cartId',
      means: 'Also from HELLO. It does not exist, is another customer’s or has been ordered.',
      todo: 'Drop the id. The cart stays what it was: `CART_CHANGE` has its id.',
    },
  ],
  TOKEN: [
    {
      field: 'capabilities',
      means: 'Your HELLO does not declare `token`, so the shop signs in by cookie.',
      todo: 'Declare it, or send no `TOKEN`.',
    },
    ...Object.entries(tokenRefusals).map(([reason, advice]) => ({
      field: 'expiresAt',
      reason: reason as TokenRefusal,
      ...advice,
    })),
  ],
  INSETS: [
    {
      field: 'top, right, bottom or left',
      means: 'Also from HELLO. They would cover the page.',
      todo: 'Send CSS pixels of what your own bars cover. Those before still hold.',
    },
  ],
};
