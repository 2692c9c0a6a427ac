import type { Page, PageOf, Seo } from '../../api/page-data/schema';
import { mayBeAdvertised, type Picture, type StockStatus } from '../../domain/product';

interface DocumentContext {
  /** Absolute, without a trailing slash. */
  publicOrigin: string;
  /** Base of pictures, absolute or below the origin. */
  media: string;
}

/** A page's data for search engines in addition to its text (schema.org, as JSON-LD). */
export function structuredData(page: Page, context: DocumentContext): object[] {
  const { publicOrigin } = context;
  return [...aboutOf(page, context), ...breadcrumbsOf(page.seo, publicOrigin)];
}

/** The address of the page's main picture, for link previews. */
export function shareImage(page: Page, { publicOrigin, media }: DocumentContext): string | null {
  const picture = pictureOf(page);
  if (!picture) return null;
  const width = picture.widths.filter((each) => each <= 640).at(-1) ?? picture.widths[0];
  return new URL(`${media}/${picture.src}-${width}.webp`, publicOrigin).href;
}

function pictureOf({ template, data }: Page): Picture | null | undefined {
  if (template === 'product') return data.pictures[0];
  if (template === 'start') return data.hero.picture;
  return 'picture' in data ? data.picture : null;
}

function aboutOf(page: Page, context: DocumentContext): object[] {
  switch (page.template) {
    case 'product':
      return [productOf(page, context)];
    case 'content':
      return page.data.reviewed ? [adviceOf(page, page.data.reviewed)] : [];
    case 'doctor-service':
      return [answersOf(page)];
    default:
      return [];
  }
}

function adviceOf({ data, seo }: PageOf<'content'>, { by, date }: { by: string; date: string }): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    name: data.heading,
    description: seo.description,
    lastReviewed: date,
    reviewedBy: { '@type': 'Person', name: by.split(',')[0] },
  };
}

function answersOf({ data }: PageOf<'doctor-service'>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: data.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

const availabilities: Record<StockStatus, string> = {
  inStock: 'InStock',
  exceedsStock: 'InStock',
  outOfStock: 'OutOfStock',
  missingPrice: 'OutOfStock',
  unknown: 'OutOfStock',
  discontinued: 'Discontinued',
};

/** A product that may not be advertised has neither offer nor rating. */
function productOf(page: PageOf<'product'>, context: DocumentContext): object {
  const { product, brand, description } = page.data;
  const image = shareImage(page, context);
  const isAdvertised = mayBeAdvertised(product);
  const price = isAdvertised ? (product.promotion?.price ?? product.price) : null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    sku: product.productNumber,
    description,
    brand: { '@type': 'Brand', name: brand.title },
    ...(image && { image }),
    ...(price !== null && {
      offers: {
        '@type': 'Offer',
        url: context.publicOrigin + page.seo.path,
        priceCurrency: 'SEK',
        price: (price / 100).toFixed(2),
        availability: `https://schema.org/${availabilities[product.availability.word]}`,
        ...(product.promotion?.expires && { priceValidUntil: product.promotion.expires }),
      },
    }),
    ...(isAdvertised &&
      product.rating &&
      product.rating.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating.average,
          reviewCount: product.rating.count,
        },
      }),
  };
}

/** Breadcrumbs need at least two steps. */
function breadcrumbsOf({ breadcrumbs }: Seo, publicOrigin: string): object[] {
  if (breadcrumbs.length < 2) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbs.map(({ title, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: publicOrigin + path,
      })),
    },
  ];
}
