import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { type PharmacySearch, pharmacySearchQuery } from '../../api/pharmacy/queries';
import type { MyPharmacy, MyPharmacyAnswer } from '../../domain/my-pharmacy';
import { dropMyPharmacy } from '../my-pharmacy/choose-my-pharmacy';
import { myPharmacyAtom } from '../my-pharmacy/my-pharmacy';
import { filterKinds } from './finder-state';

export interface MyPharmacyStock {
  /** Null without one. */
  mine: MyPharmacy | null;
  /** Its row; null if it does not match the filters of the search. */
  answer: MyPharmacyAnswer;
  stockUpdated: string | null;
  /** Until the service has answered, or failed once. */
  waiting: boolean;
  failed: boolean;
  retry(): void;
}

/**
 * The visitor's own pharmacy with its stock, wherever it is. Null requests nothing. One that the service no longer has
 * is dropped.
 */
export function useMyPharmacyStock(search: PharmacySearch | null): MyPharmacyStock {
  const mine = useAtomValue(myPharmacyAtom);
  const isAsked = search !== null && mine !== null;
  const { data, isPending, isError, failureCount, refetch } = useQuery({
    ...pharmacySearchQuery(isAsked ? aloneIn(search, mine) : {}),
    enabled: isAsked,
  });
  const page = isAsked ? data : undefined;
  const row = page?.content.find(({ pharmacy }) => pharmacy.id === mine?.id);
  const isUnknown = page?.empty === true;
  const isGone = isUnknown && search !== null && !filterKinds.some((kind) => search[kind]?.length);

  useEffect(() => {
    if (isGone && mine) dropMyPharmacy(mine);
  }, [isGone, mine]);

  return {
    mine,
    answer: isUnknown ? null : row,
    stockUpdated: page?.stockUpdated ?? null,
    waiting: isAsked && isPending && failureCount === 0,
    failed: isAsked && isError,
    retry: () => void refetch(),
  };
}

/**
 * The place does not matter: a street or a name would exclude the pharmacy. Whether it has the products is shown rather
 * than asked for.
 */
function aloneIn({ location: _, inStockOnly: __, ...search }: PharmacySearch, { id }: MyPharmacy): PharmacySearch {
  return { ...search, pharmacy: id };
}
