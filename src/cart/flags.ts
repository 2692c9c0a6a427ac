import type { CartChange } from '../api/cart/changes';
import type { CartEvent } from './events';
import type { CartView } from './view';

/** State of the view other than the cart's contents. */
export type CartFlags = Omit<CartView, 'cart' | 'pending' | 'saving'>;

/** Changes that the cart makes by itself: their failures are not shown, unless the customer has to finish a purchase. */
const automatic: CartChange['kind'][] = ['attachMember', 'detachMember', 'detachBag', 'touchRx', 'acceptDisclaimers'];

function afterRefusal(flags: CartFlags, { change, failure }: Extract<CartEvent, { type: 'refused' }>): CartFlags {
  if (failure.kind === 'stale') return { ...flags, outOfSync: true };
  return automatic.includes(change.kind) && failure.kind !== 'paidCart'
    ? flags
    : { ...flags, problem: { change, failure } };
}

/** The flags after an event; the same object if nothing changes. */
export function flagsAfter(flags: CartFlags, event: CartEvent): CartFlags {
  switch (event.type) {
    // Clears an earlier problem.
    case 'requested':
    case 'problemDismissed':
      return flags.problem ? { ...flags, problem: null } : flags;
    case 'refused':
      return afterRefusal(flags, event);
    case 'offline':
    case 'online':
      return { ...flags, offline: event.type === 'offline' };
    case 'loadStarted':
      return { ...flags, status: 'loading', outOfSync: false, problem: null };
    case 'loaded':
      return { ...flags, status: event.status };
    case 'prescriptionsRead':
      return { ...flags, withoutPrescriptions: event.withoutPrescriptions };
    case 'refreshed':
      return flags.status === 'failed' ? { ...flags, status: 'ready' } : flags;
    case 'idNotStored':
      return { ...flags, notStored: true };
    case 'signedOut':
      return { ...flags, withoutPrescriptions: false };
    case 'checkoutOutOfSync':
      return { ...flags, outOfSync: true };
    default:
      return flags;
  }
}
