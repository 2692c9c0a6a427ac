import * as v from 'valibot';
import { countField, itemIdField, oreField } from '../shared/fields';
import { pictureSchema, productCardSchema } from '../shared/product-card';

const linkSchema = v.object({ title: v.string(), path: v.string() });
const cardsSchema = v.array(productCardSchema);

const seoSchema = v.object({
  title: v.string(),
  description: v.string(),
  /** The page's own path; the public origin is put before it when it is rendered. */
  path: v.string(),
  index: v.boolean(),
  breadcrumbs: v.array(linkSchema),
});

/** A paragraph, heading, list or picture of an editorial text. Plain text only: no markup travels. */
const blockSchema = v.variant('kind', [
  v.object({ kind: v.literal('heading'), text: v.string() }),
  v.object({ kind: v.literal('text'), text: v.string() }),
  v.object({ kind: v.literal('list'), items: v.array(v.string()) }),
  v.object({ kind: v.literal('picture'), picture: pictureSchema }),
]);

/** A campaign among others; `starts` and `ends` are ISO dates, both days belong to it. */
const campaignCardSchema = v.object({
  title: v.string(),
  text: v.string(),
  path: v.string(),
  starts: v.string(),
  ends: v.string(),
  picture: v.nullable(pictureSchema),
});

const startData = v.object({
  hero: v.object({ title: v.string(), text: v.string(), link: linkSchema, picture: v.nullable(pictureSchema) }),
  shortcuts: v.array(linkSchema),
  campaigns: v.array(campaignCardSchema),
  /** ISO date on which the page was put together. */
  asOf: v.string(),
  lists: v.array(v.object({ title: v.string(), link: linkSchema, products: cardsSchema })),
  advice: v.array(v.object({ title: v.string(), text: v.string(), path: v.string() })),
});

const productData = v.object({
  product: productCardSchema,
  pictures: v.array(pictureSchema),
  categories: v.array(linkSchema),
  brand: linkSchema,
  description: v.string(),
  usage: v.nullable(v.string()),
  warnings: v.nullable(v.string()),
  contents: v.nullable(v.string()),
  nutrients: v.array(v.object({ name: v.string(), amount: v.string(), share: v.nullable(v.string()) })),
  /** Those that are running; `ends` is the ISO date of the last day. */
  campaigns: v.array(v.object({ title: v.string(), path: v.string(), ends: v.string() })),
  /** Products that are sold together at one price; the page's own is the first of each. */
  bundles: v.optional(v.array(v.object({ products: v.array(itemIdField), price: oreField })), []),
  facts: v.array(v.object({ label: v.string(), value: v.string() })),
  /** Marks such as `Parfymfri`, each with what it means. */
  labels: v.optional(v.array(v.object({ title: v.string(), text: v.string() })), []),
  /** Advice about what the product is for. */
  guides: v.optional(v.array(linkSchema), []),
  /** Where its package leaflet lies, below the service of products; null where it has none. */
  leaflet: v.optional(v.nullable(v.string()), null),
  shippingTags: v.array(
    v.fallback(v.picklist(['adultOnly', 'idRequired', 'requiresCooling', 'ecological', 'unknown']), 'unknown'),
  ),
  contact: v.nullable(
    v.object({
      type: v.fallback(v.picklist(['RESPONSIBLE_PERSON', 'MANUFACTURER', 'UNKNOWN']), 'UNKNOWN'),
      name: v.string(),
      address: v.string(),
      email: v.nullable(v.string()),
    }),
  ),
});

/** A listing: its first page of products; the following ones and the facets come from the search service. */
const listingData = v.object({
  heading: v.string(),
  intro: v.string(),
  picture: v.nullable(pictureSchema),
  children: v.array(v.object({ ...linkSchema.entries, picture: v.optional(v.nullable(pictureSchema), null) })),
  /** What the search service is asked for: the page's reference, e.g. `/hud-och-har/`. */
  reference: v.string(),
  products: cardsSchema,
  total: countField,
});

const indexData = v.object({
  heading: v.string(),
  intro: v.string(),
  groups: v.array(
    v.object({
      title: v.string(),
      links: v.array(v.object({ title: v.string(), path: v.string(), text: v.string() })),
    }),
  ),
});

/** ISO dates as in `campaignCardSchema`. */
const campaignData = v.object({
  ...listingData.entries,
  starts: v.string(),
  ends: v.string(),
  asOf: v.string(),
});

const campaignsData = v.object({
  heading: v.string(),
  intro: v.string(),
  /** Those that run, and those that will. */
  campaigns: v.array(campaignCardSchema),
  asOf: v.string(),
});

/** A hub: the pages below it in groups, and a text of its own. */
const rootData = v.object({ ...indexData.entries, blocks: v.array(blockSchema) });

const contentData = v.object({
  heading: v.string(),
  intro: v.string(),
  picture: v.nullable(pictureSchema),
  blocks: v.array(blockSchema),
  related: v.array(linkSchema),
  /** The listing whose products go with the text; the search service is asked for them. */
  shelf: v.nullable(linkSchema),
  /** Who has gone through the text, and on which ISO date. */
  reviewed: v.nullable(v.object({ by: v.string(), date: v.string() })),
});

/** The partner's doctors: what they help with, how it goes, what it costs. */
const doctorServiceData = v.object({
  heading: v.string(),
  intro: v.string(),
  picture: v.nullable(pictureSchema),
  steps: v.array(v.object({ title: v.string(), text: v.string() })),
  helps: v.array(v.string()),
  prices: v.array(v.object({ label: v.string(), value: v.string() })),
  questions: v.array(v.object({ question: v.string(), answer: v.string() })),
  /** When not to wait for them. */
  urgent: v.string(),
  contact: linkSchema,
});

function page<const T extends string, D extends v.GenericSchema>(template: T, data: D) {
  return v.object({ template: v.literal(template), data, seo: seoSchema });
}

/** GET /page-data/<path>/index.json */
export const pageSchema = v.variant('template', [
  page('start', startData),
  page('product', productData),
  page('category', listingData),
  page('brand', listingData),
  page('campaign', campaignData),
  page('brands', indexData),
  page('campaigns', campaignsData),
  page('root', rootData),
  page('content', contentData),
  page('doctor-service', doctorServiceData),
]);

export type Page = v.InferOutput<typeof pageSchema>;
export type Template = Page['template'];
export type PageOf<T extends Template> = Extract<Page, { template: T }>;
export type Link = v.InferOutput<typeof linkSchema>;
export type Seo = v.InferOutput<typeof seoSchema>;

/** GET /drafts/<id>: a page that is not published yet; nobody knows its id who was not given it. */
export const draftSchema = v.object({ page: pageSchema });

/** GET /paths: every page that exists, for the prerender and the sitemap. */
export const pathsSchema = v.object({ paths: v.array(v.string()) });
/** POST /pages {paths}: many pages in one answer, in the order asked for; null where one is gone. */
export const pagesSchema = v.object({ pages: v.array(v.nullable(pageSchema)) });
