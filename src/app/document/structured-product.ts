import type { PageOf } from '../../api/page-data/schema';
import type { Ore } from '../../domain/money';
import { mayBeAdvertised, type StockStatus } from '../../domain/product';
import { returnLimit } from '../../domain/returns';
import { ratingOf } from '../../domain/review';
import type { DocumentContext } from './structured-data';

const availabilities: Record<StockStatus, string> = {
  inStock: 'InStock',
  exceedsStock: 'InStock',
  outOfStock: 'OutOfStock',
  missingPrice: 'OutOfStock',
  unknown: 'OutOfStock',
  discontinued: 'Discontinued',
};

interface ProductContext extends DocumentContext {
  /** Absolute address of its picture. */
  image: string;
}

/**
 * A product for search engines: what it is, and what it costs to buy, receive and return. One that may not be advertised
 * has no offer, and one that may not be reviewed no rating.
 */
export function productOf(page: PageOf<'product'>, context: ProductContext): object {
  const { product, brand, description, gtin } = page.data;
  const rating = ratingOf(product);
  const price = mayBeAdvertised(product) ? (product.promotion?.price ?? product.price) : null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    sku: product.productNumber,
    ...(gtin && { gtin }),
    description,
    brand: { '@type': 'Brand', name: brand.title },
    image: context.image,
    ...(price !== null && { offers: offerOf(page, price, context) }),
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
  };
}

function offerOf({ data, seo }: PageOf<'product'>, price: Ore, { publicOrigin, operator }: ProductContext): object {
  const { product } = data;
  // A cooled product goes by a method of its own, whose price the shop does not know before the checkout.
  const delivery = data.shippingTags.includes('requiresCooling') ? undefined : operator.delivery;
  return {
    '@type': 'Offer',
    url: publicOrigin + seo.path,
    priceCurrency: 'SEK',
    price: kronor(price),
    availability: `https://schema.org/${availabilities[product.availability.word]}`,
    ...(product.promotion?.expires && { priceValidUntil: product.promotion.expires }),
    ...(delivery && { shippingDetails: shippingOf(delivery, price) }),
    hasMerchantReturnPolicy: returnsOf(isTakenBack(data), operator.returnDays),
  };
}

type Delivery = NonNullable<DocumentContext['operator']['delivery']>;

function shippingOf(
  { price, freeFrom, days: { min: minValue, max: maxValue } }: Delivery,
  productPrice: number,
): object {
  const days = { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'SE' },
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: kronor(productPrice >= freeFrom ? 0 : price),
      currency: 'SEK',
    },
    deliveryTime: { '@type': 'ShippingDeliveryTime', transitTime: days },
  };
}

function isTakenBack(data: PageOf<'product'>['data']): boolean {
  const limit = returnLimit(data);
  return limit === null || limit === 'withdrawnOnly';
}

function returnsOf(allowed: boolean, days: number): object {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: 'SE' };
  if (!allowed) return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnFees: 'https://schema.org/FreeReturn',
  };
}

function kronor(amount: number): string {
  return (amount / 100).toFixed(2);
}
