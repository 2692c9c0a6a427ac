import { Trans } from '@lingui/react/macro';
import { atom } from 'jotai';
import * as v from 'valibot';
import { enumField, itemIdField } from '../../api/shared/fields';
import { pictureSchema } from '../../api/shared/product-card';
import type { ProductNumber } from '../../domain/ids';
import { limits } from '../../domain/limits';
import type { ProductCard } from '../../domain/product';
import { store } from '../../lib/store';
import { stored } from '../../platform/storage/storage';
import { storedAtom } from '../../platform/storage/stored-atom';
import { showToast } from '../../ui/toast/toast-queue';

const favouriteSchema = v.object({
  productNumber: itemIdField,
  path: v.string(),
  title: v.string(),
  subTitle: v.string(),
  brand: v.string(),
  itemType: enumField(['goods', 'otc', 'prescription']),
  substance: v.nullable(v.string()),
  marketingSensitive: v.boolean(),
  picture: v.nullable(pictureSchema),
});

/** What is stored of a product: what a row shows and does not change. Price and stock are fetched when it is shown. */
export type Favourite = v.InferOutput<typeof favouriteSchema>;

/** Readable entries are retained even if others are invalid. */
const schema = v.pipe(
  v.array(v.unknown()),
  v.transform((rows) =>
    rows.flatMap((row) => {
      const { success, output } = v.safeParse(favouriteSchema, row);
      return success ? [output] : [];
    }),
  ),
);

/** The visitor's favourites in this browser, the latest first. */
export const favourites = stored<Favourite[]>('favourites', { schema, fallback: [] });
export const favouritesAtom = storedAtom(favourites);

/** The visitor knows that they cannot be stored. */
const warnedAtom = atom(false);

/** Visitors expect favourites to outlive the page: if they cannot be stored, a message says so once. */
function write(next: Favourite[]): void {
  if (favourites.write(next) || store.get(warnedAtom)) return;
  store.set(warnedAtom, true);
  showToast({ text: <NotStored />, tone: 'error' });
}

function NotStored() {
  return <Trans>Webbläsaren kan inte spara dina favoriter. De finns kvar tills du lämnar sidan.</Trans>;
}

function Full() {
  const { most } = limits.favourites;
  return <Trans>Du kan ha högst {most} favoriter. Ta bort någon för att spara fler.</Trans>;
}

function notifyService(product: Favourite, isFavourite: boolean): void {
  import('../../api/elevate/notifications')
    .then(({ notifyFavourite }) => notifyFavourite(product, isFavourite))
    .catch(() => {});
}

/** Adds a product at a position of the list, the first by default; shows a message if the list is full. */
export function addFavourite(product: Favourite, at = 0): void {
  const others = without(product.productNumber);
  if (others.length >= limits.favourites.most) {
    showToast({ text: <Full />, tone: 'error' });
    return;
  }
  write(others.toSpliced(at, 0, product));
  notifyService(product, true);
}

export function removeFavourite(product: Favourite): void {
  write(without(product.productNumber));
  notifyService(product, false);
}

export function toggleFavourite(card: ProductCard): void {
  const { productNumber, path, title, subTitle, brand, itemType, substance, marketingSensitive, picture } = card;
  const product = { productNumber, path, title, subTitle, brand, itemType, substance, marketingSensitive, picture };
  if (favourites.read().some((known) => known.productNumber === productNumber)) removeFavourite(product);
  else addFavourite(product);
}

function without(productNumber: ProductNumber): Favourite[] {
  return favourites.read().filter((product) => product.productNumber !== productNumber);
}
