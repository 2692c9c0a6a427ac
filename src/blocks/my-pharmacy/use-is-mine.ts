import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { PharmacyId } from '../../domain/pharmacy';
import { myPharmacyAtom } from './my-pharmacy';

/** Whether a pharmacy is the visitor's own: only the rows concerned are rendered again. */
export function useIsMine(id: PharmacyId): boolean {
  return useAtomValue(useMemo(() => atom((get) => get(myPharmacyAtom)?.id === id), [id]));
}
