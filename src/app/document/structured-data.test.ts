import { expect, it } from 'vitest';
import { type PageOf, pageSchema } from '../../api/page-data/schema';
import { productPage } from '../../api/page-data/testing/product-page';
import { parse } from '../../api/parse';
import { card } from '../../cart/testing/card';
import { productNumber } from '../../domain/ids';
import { ore } from '../../domain/money';
import type { ProductCard } from '../../domain/product';
import document from '../../platform/config/default.json';
import { operatorSchema } from '../../platform/config/operator-schema';
import { shareImage, structuredData } from './structured-data';

const context = {
  publicOrigin: 'https://shop.example',
  media: '/media',
  operator: parse(operatorSchema, document.operator),
};
const crumbs = [
  { title: 'Hud', path: '/hud/' },
  { title: 'Salva', path: '/produkt/salva-1/' },
];

function pageOf(change: Partial<ProductCard> = {}): PageOf<'product'> {
  const page = productPage(
    { ...card(productNumber('100123')), path: '/produkt/salva-1/', ...change },
    {
      pictures: [{ src: 'p/1/a', alt: '', widths: [160, 320, 640, 960], ratio: 1 }],
      brand: { title: 'Pareda', path: '/varumarken/pareda/' },
      description: 'Mjuk </script> salva.',
    },
  );
  return { ...page, seo: { ...page.seo, breadcrumbs: crumbs } };
}

it('a product has its offer, in kronor, and its availability', () => {
  const [product] = structuredData(pageOf({ price: ore(4950), promotion: null }), context);
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: '100123',
    brand: { name: 'Pareda' },
    image: 'https://shop.example/media/p/1/a-640.webp',
    offers: {
      price: '49.50',
      priceCurrency: 'SEK',
      availability: 'https://schema.org/InStock',
      url: 'https://shop.example/produkt/salva-1/',
    },
  });
});

it('a promotion price is valid until its last day', () => {
  const promotion = { price: ore(3900), ribbon: '20 %', expires: '2026-12-24' };
  expect(structuredData(pageOf({ promotion }), context)[0]).toMatchObject({
    offers: { price: '39.00', priceValidUntil: '2026-12-24' },
  });
});

it('a product without a price has no offer, one without reviews no rating', () => {
  const [product] = structuredData(pageOf({ price: null, rating: { average: 4, count: 0 } }), context);
  expect(product).not.toHaveProperty('offers');
  expect(product).not.toHaveProperty('aggregateRating');
});

it('a medicine without prescription has an offer and no rating', () => {
  const [product] = structuredData(
    pageOf({ itemType: 'otc', price: ore(4950), rating: { average: 4, count: 9 } }),
    context,
  );
  expect(product).toHaveProperty('offers');
  expect(product).not.toHaveProperty('aggregateRating');
});

it('a prescription medicine has neither an offer nor a rating', () => {
  const [product] = structuredData(pageOf({ itemType: 'prescription', rating: { average: 4, count: 9 } }), context);
  expect(product).toMatchObject({ '@type': 'Product', sku: '100123' });
  expect(product).not.toHaveProperty('offers');
  expect(product).not.toHaveProperty('aggregateRating');
});

it('breadcrumbs are included if there is more than one step', () => {
  const page = pageOf();
  expect(structuredData(page, context)[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Hud', item: 'https://shop.example/hud/' },
      { position: 2, name: 'Salva', item: 'https://shop.example/produkt/salva-1/' },
    ],
  });
  const alone = { ...page, seo: { ...page.seo, breadcrumbs: crumbs.slice(0, 1) } };
  expect(structuredData(alone, context)).toHaveLength(1);
});

function content(data: Partial<PageOf<'content'>['data']>) {
  const none = { heading: 'Feber', intro: '', picture: null, blocks: [], related: [], shelf: null, reviewed: null };
  return parse(pageSchema, { template: 'content', data: { ...none, ...data }, seo: pageOf().seo });
}

it('an article is shared with its own picture if it has one', () => {
  const picture = { src: 's/feber/a', alt: '', widths: [480, 640, 960], ratio: 2 / 3 };
  expect(shareImage(content({ picture }), context)).toBe('https://shop.example/media/s/feber/a-640.webp');
  expect(shareImage(content({}), context)).toBe('https://shop.example/share.png');
});

it('advice names its reviewer and the review date; other articles are not marked as advice', () => {
  const reviewed = { by: 'Kim Ek, legitimerad apotekare', date: '2026-10-12' };
  expect(structuredData(content({ reviewed }), context)[0]).toMatchObject({
    '@type': 'MedicalWebPage',
    lastReviewed: '2026-10-12',
    reviewedBy: { name: 'Kim Ek' },
  });
  expect(structuredData(content({}), context)).toHaveLength(1);
});

it('a product says its bar code, what delivery costs, and whether it can be returned', () => {
  const [product] = structuredData({ ...pageOf({ price: ore(4950) }) }, context);
  expect(product).toMatchObject({
    offers: {
      shippingDetails: { shippingRate: { value: '39.00', currency: 'SEK' } },
      hasMerchantReturnPolicy: { merchantReturnDays: 14, returnFees: 'https://schema.org/FreeReturn' },
    },
  });
  expect(structuredData(pageOf({ price: ore(29900), promotion: null }), context)[0]).toMatchObject({
    offers: { shippingDetails: { shippingRate: { value: '0.00' } } },
  });
  const ordinary = pageOf();
  const cooled: PageOf<'product'> = { ...ordinary, data: { ...ordinary.data, shippingTags: ['requiresCooling'] } };
  expect(structuredData(cooled, context)[0], 'goes by another method').not.toHaveProperty('offers.shippingDetails');
  expect(structuredData(pageOf({ itemType: 'otc' }), context)[0]).toMatchObject({
    offers: { hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' } },
  });
  const page = pageOf();
  const food = { ...page, data: { ...page.data, foodstuff: true } };
  expect(structuredData(food, context)[0], 'food, by the law').toMatchObject({
    offers: { hasMerchantReturnPolicy: { merchantReturnDays: 14 } },
  });
  const coded = { ...page, data: { ...page.data, gtin: '2000001000014' } };
  expect(structuredData(coded, context)[0]).toMatchObject({ gtin: '2000001000014' });
});

it('a list names its products, in their order', () => {
  const { product } = pageOf().data;
  const none = { heading: 'Hud', intro: '', picture: null, children: [], reference: '/hud/', total: 1 };
  const seo = { ...pageOf().seo, breadcrumbs: [] };
  const list = { template: 'category' as const, data: { ...none, products: [product] }, seo };
  expect(structuredData(list, context)).toMatchObject([
    { '@type': 'ItemList', itemListElement: [{ position: 1, url: 'https://shop.example/produkt/salva-1/' }] },
  ]);
  expect(structuredData({ ...list, data: { ...list.data, products: [] } }, context)).toEqual([]);
  const prescribed = { ...product, itemType: 'prescription' as const };
  expect(structuredData({ ...list, data: { ...list.data, products: [prescribed] } }, context)).toEqual([]);
});

it('the home page says who runs the shop and how to search it', () => {
  const hero = { title: '', text: '', link: { title: '', path: '/' }, picture: null };
  const data = { hero, shortcuts: [], campaigns: [], asOf: '2026-03-02', lists: [], advice: [] };
  const home = { template: 'home' as const, data, seo: { ...pageOf().seo, path: '/', breadcrumbs: [] } };
  expect(structuredData(home, context)).toMatchObject([
    { '@type': 'Organization', name: 'Luckan Apotek', contactPoint: { telephone: '0771-000 000' } },
    {
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: 'https://shop.example/hitta-produkter/?q={search_term_string}' } },
    },
  ]);
});
