import { path } from '../http';
import type { CartChange } from './changes';

/** Relative to `/cart/{cartId}`. */
export interface WriteRequest {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
}

/**
 * The request for a change.
 * @param hasRow whether the service's cart already has the row: then its quantity is set, otherwise the row is added
 */
export function writeRequestOf(change: CartChange, hasRow: boolean): WriteRequest {
  switch (change.kind) {
    case 'add':
      return { method: 'POST', path: path`/tg/${change.itemId}`, body: { quantity: change.quantity } };
    case 'addMany':
      return { method: 'POST', path: '/tg', body: { items: change.items } };
    case 'set':
      return quantityRequest(path`/tg/${change.itemId}`, change.quantity, hasRow);
    case 'addVoucher':
      return { method: 'POST', path: path`/voucher/${change.code}` };
    case 'removeVoucher':
      return { method: 'DELETE', path: path`/voucher/${change.code}` };
    case 'addCheque':
      return { method: 'POST', path: '/bonus-check', body: { id: change.id } };
    case 'removeCheque':
      return { method: 'DELETE', path: '/bonus-check', body: { id: change.id } };
    case 'becomeMember':
      return { method: 'PATCH', path: '', body: { wantsToBecomeMember: change.value } };
    case 'acceptDisclaimers':
      return { method: 'PATCH', path: '', body: { acceptedDisclaimers: change.substances } };
    case 'attachBag':
      return { method: 'PUT', path: '/prescription-bag', body: { prescriptionBagId: change.prescriptionBagId } };
    case 'detachBag':
      return { method: 'DELETE', path: '/prescription-bag' };
    case 'touchRx':
      return { method: 'PATCH', path: '', body: { touchRx: true } };
    case 'removeRx':
      return { method: 'DELETE', path: '/rx' };
    case 'counselling':
      return { method: 'PUT', path: '/medical-counseling', body: { preferences: preferencesOf(change.phoneNumber) } };
    case 'prescribedDetails':
      return { method: 'PUT', path: path`/prescribed-details-requested/${change.value}` };
    case 'attachMember':
      return { method: 'PUT', path: '/member/session' };
    case 'detachMember':
      return { method: 'DELETE', path: '/member/session' };
  }
}

function quantityRequest(row: string, quantity: number, hasRow: boolean): WriteRequest {
  if (quantity === 0) return { method: 'DELETE', path: row };
  return { method: hasRow ? 'PATCH' : 'POST', path: row, body: { quantity } };
}

function preferencesOf(phoneNumber: string | null) {
  return phoneNumber === null ? { wantsCall: false } : { wantsCall: true, phoneNumber };
}
