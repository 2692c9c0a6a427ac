import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { type Page, pageSchema } from '../../api/page-data/schema';
import { serialize, unpack } from './serialized-page';

const plain = {
  productNumber: '102394',
  path: '/produkt/karnhalsa-folsyra-400-g-60-st-102394/',
  title: 'Kärnhälsa Folsyra 400 µg 60 st',
  subTitle: 'För dig som väntar barn',
  brand: 'Kärnhälsa',
  price: 7000,
  promotion: null,
  multiBuy: null,
  memberPrice: null,
  basePrice: { amount: 117, unit: 'st' },
  minPriceMonth: null,
  itemType: 'goods',
  substance: null,
  rating: null,
  availability: { word: 'inStock', buyable: true, stock: 187 },
  marketingSensitive: false,
  newProduct: false,
  sustainability: [],
  picture: {
    src: 'p/102394/1e5beb5b',
    alt: 'Kärnhälsa Folsyra 400 µg 60 st',
    widths: [160, 320, 480, 640, 960],
    ratio: 1,
  },
};
const special = {
  ...plain,
  path: '/produkt/annan-adress-102394/',
  price: null,
  memberPrice: 6200,
  promotion: { price: 6000, ribbon: 'Veckans vara', expires: '2026-12-24' },
  multiBuy: { ribbon: 'Ta 3 betala för 2', expires: null },
  basePrice: null,
  minPriceMonth: 6500,
  itemType: 'otc',
  substance: 'PARACETAMOL',
  rating: { average: 3.1, count: 218 },
  availability: { word: 'outOfStock', buyable: false, stock: 0 },
  marketingSensitive: true,
  newProduct: true,
  sustainability: ['ecological'],
  picture: { ...plain.picture, alt: 'Framsidan', ratio: 1.5 },
};
const without = { ...plain, path: '/produkt/1/', picture: null };
const products = [plain, special, without];
const seo = { title: 'T', description: 'D', path: '/t/', index: true, breadcrumbs: [] };
const link = { title: 'T', path: '/t/' };
const listing = {
  heading: 'H',
  intro: '',
  picture: null,
  children: [{ ...link, picture: null }],
  reference: '/t/',
  products,
  total: 3,
};
const campaign = { ...listing, starts: '2026-11-16', ends: '2026-12-24', asOf: '2026-11-16' };
const home = {
  hero: { title: 'T', text: '', link, picture: null },
  shortcuts: [],
  campaigns: [],
  asOf: '2026-11-16',
  lists: [{ title: 'L', link, products }],
  advice: [],
};

function page(template: string, data: object): Page {
  return parse(pageSchema, { template, data, seo });
}

/** Removes the fields that a list does not show. */
function withoutUnseen(json: string): unknown {
  const without = json.replace(/"stock":\d+/g, '"stock":null').replace(/"count":\d+/g, '"count":0');
  return JSON.parse(without.replace(/"sustainability":\[.*?\]/g, '"sustainability":[]'));
}

it.each([
  ['category', listing],
  ['brand', listing],
  ['campaign', campaign],
  ['start', home],
])('the products of a %s survive serialization, except for fields that lists do not show', (template, data) => {
  const before = page(template, data);
  const serialized = JSON.stringify(serialize(before));
  expect(unpack(JSON.parse(serialized))).toEqual(withoutUnseen(JSON.stringify(before)));
});

it('an ordinary product takes less than half the bytes', () => {
  const weight = (value: unknown) => JSON.stringify(value).length;
  const alone = page('category', { ...listing, products: [plain] });
  const none = page('category', { ...listing, products: [] });
  const own = weight(alone) - weight(none);
  expect(weight(serialize(alone)) - weight(serialize(none))).toBeLessThan(own / 2);
});

it('other pages are serialized unchanged', () => {
  const index = page('brands', { heading: 'H', intro: '', groups: [] });
  expect(serialize(index)).toEqual(index);
  expect(unpack(serialize(index))).toEqual(index);
});
