import { useAtomValue } from 'jotai';
import { part } from '../../lib/part';
import { useLoadedLater } from '../../lib/use-loaded-later';
import { myPharmacyAtom } from '../my-pharmacy/my-pharmacy';
import type { Subject } from './subject';

const stock = part(() => import('./MyPharmacyStock'));

/** The stock at the visitor's own pharmacy, if there is one: only the browser knows it, so no document contains it. */
export function MyPharmacyStockSpot({ product }: { product: Subject }) {
  const hasOne = useAtomValue(myPharmacyAtom) !== null;
  return useLoadedLater(stock, hasOne) && hasOne && <stock.Component product={product} />;
}
