import { cartSample } from '../samples';
import { type Check, failed, inconclusive, passed } from '../verdict';

/**
 * Carts that an app must not show. What a frame has forged before is among what it must not show either. Nothing is sent
 * again before the question: that would hide what the app has accepted.
 */
export const cartIcon: Check = {
  id: 'cart-icon',
  about: 'Malformed, outdated and forged carts are not shown: the cart icon still says 2',
  messages: ['CART_CHANGE', 'NAVIGATE'],
  async run({ guest, postRaw, askCartIcon, silentHost }) {
    const envelope = { luckan: 1, type: 'CART_CHANGE', id: 'invalid', session: guest.session, seq: 1_000_000 };
    const cart = (numberOfItems: unknown) => ({ ...cartSample, numberOfItems });
    postRaw({ ...envelope, payload: { numberOfItems: 'two' } });
    for (const wrong of ['two', '3', -3, 3.5, null]) postRaw({ ...envelope, payload: cart(wrong) });
    postRaw({ ...envelope, payload: { ...cart(4), currency: 'kronor' } });
    postRaw({ ...envelope, payload: null });
    postRaw({ ...envelope, luckan: 99, payload: cart(5) });
    postRaw({ ...envelope, session: 'previous-session', payload: cart(6) });
    // Before the cart that it has got in this session.
    postRaw({ ...envelope, seq: 0, payload: cart(7) });
    if (silentHost) return inconclusive('an app that never answers does not show what it accepts');
    const shown = await askCartIcon();
    if (shown === null) return inconclusive('nobody has told what the cart icon says');
    return shown === String(cartSample.numberOfItems) ? passed : failed(`the cart icon says ${shown}`);
  },
};
