import type { Page, PageOf, Seo } from '../../api/page-data/schema';
import { mayBeAdvertised, type Picture, type ProductCard } from '../../domain/product';
import type { Config } from '../../platform/config/schema';
import { paths } from '../../routes/paths';
import { pharmacyOf } from './structured-pharmacy';
import { productOf } from './structured-product';

export interface DocumentContext {
  /** Absolute, without a trailing slash. */
  publicOrigin: string;
  /** Base of pictures, absolute or below the origin. */
  media: string;
  /** Who runs the shop. */
  operator: Config['operator'];
}

/** A page's data for search engines in addition to its text (schema.org, as JSON-LD). */
export function structuredData(page: Page, context: DocumentContext): object[] {
  const { publicOrigin } = context;
  return [...aboutOf(page, context), ...breadcrumbsOf(page.seo, publicOrigin)];
}

/** The address of the page's main picture, for link previews; the shop's own if it has none. */
export function shareImage(
  page: Page,
  { publicOrigin, media }: Pick<DocumentContext, 'publicOrigin' | 'media'>,
): string {
  const picture = pictureOf(page);
  if (!picture) return `${publicOrigin}/share.png`;
  const width = picture.widths.filter((each) => each <= 640).at(-1) ?? picture.widths[0];
  return new URL(`${media}/${picture.src}-${width}.webp`, publicOrigin).href;
}

function pictureOf({ template, data }: Page): Picture | null | undefined {
  if (template === 'product') return data.pictures[0];
  if (template === 'home') return data.hero.picture;
  return 'picture' in data ? data.picture : null;
}

function aboutOf(page: Page, context: DocumentContext): object[] {
  switch (page.template) {
    case 'product':
      return [productOf(page, { ...context, image: shareImage(page, context) })];
    case 'home':
      return shopOf(context);
    case 'category':
    case 'brand':
    case 'campaign':
      return listOf(page.data.products.filter(mayBeAdvertised), context);
    case 'content':
      return page.data.reviewed ? [adviceOf(page, page.data.reviewed)] : [];
    case 'doctor-service':
      return [answersOf(page)];
    case 'pharmacy':
      return [pharmacyOf(page, context.publicOrigin)];
    default:
      return [];
  }
}

function shopOf({ publicOrigin, operator }: DocumentContext): object[] {
  const { tradeName, company, phone, email } = operator;
  const url = `${publicOrigin}/`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: tradeName,
      legalName: company,
      url,
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone: phone, email },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: tradeName,
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${publicOrigin}${paths.search()}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** The products that the document shows and may promote, in their order; each page of a product describes it. */
function listOf(products: readonly ProductCard[], { publicOrigin }: DocumentContext): object[] {
  if (products.length === 0) return [];
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map(({ path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: publicOrigin + path,
    })),
  };
  return [list];
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
