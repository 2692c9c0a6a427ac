import { path, request } from '../http';
import { bagSchema } from './bag/schema';
import { cartPath, type PatientRef } from './patient';
import { customerSchema } from './schema';

const expedition = { service: 'expedition', auth: true } as const;

/** Accepts terms of prescriptions. PATCH /customer @throws ApiError */
export function acceptTerms(kind: 'customer' | 'animal') {
  const body = kind === 'customer' ? { termsConfirmedCustomer: true } : { termsConfirmedAnimal: true };
  return request({ ...expedition, method: 'PATCH', path: '/customer', body, schema: customerSchema });
}

export interface BagAddition {
  patient: PatientRef;
  prescriptionId: string;
  prescriptionItemId: string;
  quantity: number;
}

/** Adds packages to the bag of who is signed in. POST /cart @throws ApiError */
export function addToBag({ patient, ...body }: BagAddition) {
  return request({ ...expedition, method: 'POST', path: cartPath(patient), body, schema: bagSchema });
}

/** Sets the packages of a row. PUT /cart/{id} @throws ApiError */
export function setBagQuantity({ rowId, quantity }: { rowId: string; quantity: number }) {
  return request({ ...expedition, method: 'PUT', path: path`/cart/${rowId}`, body: { quantity }, schema: bagSchema });
}

/** Removes a row. DELETE /cart/{id} @throws ApiError */
export function removeFromBag(rowId: string) {
  return request({ ...expedition, method: 'DELETE', path: path`/cart/${rowId}`, schema: bagSchema });
}
