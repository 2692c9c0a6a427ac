import { path } from '../http';
import type { WriteRequest } from './calls';
import type { RareChange } from './changes';

/** The calls of everything but goods; loaded when the first of them is made. */
export function rareWrite(change: RareChange): WriteRequest {
  switch (change.kind) {
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

function preferencesOf(phoneNumber: string | null) {
  return phoneNumber === null ? { wantsCall: false } : { wantsCall: true, phoneNumber };
}
