import type { ProductCard } from '../../domain/product';
import { slug } from '../../routes/normalise';
import { paths } from '../../routes/paths';

/** Defaults that most products of a list share, and that rows therefore omit. */
const usual = {
  promotion: null,
  multiBuy: null,
  memberPrice: null,
  basePrice: null,
  minPriceMonth: null,
  itemType: 'goods',
  substance: null,
  rating: null,
  availability: { word: 'inStock', buyable: true, stock: null },
  marketingSensitive: false,
  newProduct: false,
  sustainability: [],
  picture: null,
} satisfies Partial<ProductCard>;

const usualWidths = [160, 320, 480, 640, 960];

type Usual = Pick<ProductCard, keyof typeof usual>;

/**
 * A product of a list as a document serializes it, in as few bytes as possible: a listing has dozens. Fields that lists
 * do not show are omitted: stock count, number of ratings, sustainability marks. `*` stands for the product number
 * within path and picture; null for a path that follows from the title, and for a missing picture.
 */
export type CardRow = [
  productNumber: ProductCard['productNumber'],
  title: string,
  subTitle: string,
  brand: string,
  price: ProductCard['price'],
  path: string | null,
  picture: string | null,
  basePrice: [amount: NonNullable<Usual['basePrice']>['amount'], unit: string] | null,
  unusual?: Partial<Usual>,
];

export function packCard(card: ProductCard): CardRow {
  const { productNumber, path, title, subTitle, brand, price, picture, basePrice, sustainability, ...others } = card;
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const picturePath = picture && starred(picture.src, productNumber);
  const plainPicture = picture && same(picture, pictureOf(picture.src, title));
  const fields = {
    ...others,
    rating: card.rating && { average: card.rating.average, count: 0 },
    availability: { ...card.availability, stock: null },
    ...(!plainPicture && { picture }),
  };
  const unusual = Object.entries(fields).filter(([key, value]) => !same(value, usual[key as keyof Usual]));
  const more: [Partial<Usual>?] = unusual.length > 0 ? [Object.fromEntries(unusual) as Partial<Usual>] : [];
  return [
    productNumber,
    title,
    subTitle,
    brand,
    price,
    path === paths.product(slug(title), productNumber) ? null : starred(path, productNumber),
    plainPicture ? picturePath : null,
    basePrice && [basePrice.amount, basePrice.unit],
    ...more,
  ];
}

export function unpackCard(row: CardRow): ProductCard {
  const [productNumber, title, subTitle, brand, price, path, picture, basePrice, unusual] = row;
  const whole = (text: string) => text.replace('*', productNumber);
  return {
    ...usual,
    productNumber,
    path: path === null ? paths.product(slug(title), productNumber) : whole(path),
    title,
    subTitle,
    brand,
    price,
    picture: picture === null ? null : pictureOf(whole(picture), title),
    basePrice: basePrice && { amount: basePrice[0], unit: basePrice[1] },
    ...unusual,
  };
}

function pictureOf(src: string, alt: string): NonNullable<ProductCard['picture']> {
  return { src, alt, widths: usualWidths, ratio: 1 };
}

function starred(text: string, number: string): string {
  return text.replace(number, '*');
}
