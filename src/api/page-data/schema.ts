import * as v from 'valibot';
import { pharmacySchema } from '../pharmacy/schema';
import { countField, itemIdField, oreField } from '../shared/fields';
import { pictureSchema, productCardSchema } from '../shared/product-card';

const linkSchema = v.object({ title: v.string(), path: v.string() });
const cardsSchema = v.array(productCardSchema);

const seoSchema = v.object({
  title: v.string(),
  description: v.string(),
  /** The page's own path; rendering adds the public origin. */
  path: v.string(),
  index: v.boolean(),
  breadcrumbs: v.array(linkSchema),
});

/** A paragraph, heading, list or picture of an editorial text. Plain text only, no markup. */
const blockSchema = v.variant('kind', [
  v.object({ kind: v.literal('heading'), text: v.string() }),
  v.object({ kind: v.literal('text'), text: v.string() }),
  v.object({ kind: v.literal('list'), items: v.array(v.string()) }),
  v.object({ kind: v.literal('picture'), picture: pictureSchema }),
  /** The list of all that the shop stores in the browser, which the shop itself knows. */
  v.object({ kind: v.literal('cookies') }),
]);

/** A campaign in a list; `starts` and `ends` are ISO dates, both inclusive. */
const campaignCardSchema = v.object({
  title: v.string(),
  text: v.string(),
  path: v.string(),
  starts: v.string(),
  ends: v.string(),
  picture: v.nullable(pictureSchema),
});

const homeData = v.object({
  hero: v.object({ title: v.string(), text: v.string(), link: linkSchema, picture: v.nullable(pictureSchema) }),
  shortcuts: v.array(linkSchema),
  campaigns: v.array(campaignCardSchema),
  /** ISO date on which the page was generated. */
  asOf: v.string(),
  lists: v.array(v.object({ title: v.string(), link: linkSchema, products: cardsSchema })),
  advice: v.array(v.object({ title: v.string(), text: v.string(), path: v.string() })),
});

const productData = v.object({
  product: productCardSchema,
  pictures: v.array(pictureSchema),
  categories: v.array(linkSchema),
  brand: linkSchema,
  /** The number of the bar code; null if the service does not send it. */
  gtin: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{8}$|^\d{12,14}$/))), null),
  description: v.string(),
  usage: v.nullable(v.string()),
  warnings: v.nullable(v.string()),
  contents: v.nullable(v.string()),
  nutrients: v.array(v.object({ name: v.string(), amount: v.string(), share: v.nullable(v.string()) })),
  /** Food or a food supplement; null if the service does not say. */
  foodstuff: v.nullish(v.boolean(), null),
  /** Current campaigns; `ends` is the ISO date of the last day. */
  campaigns: v.array(v.object({ title: v.string(), path: v.string(), ends: v.string() })),
  /** Products sold together at one price; the page's own product comes first. */
  bundles: v.optional(v.array(v.object({ products: v.array(itemIdField), price: oreField })), []),
  facts: v.array(v.object({ label: v.string(), value: v.string() })),
  /** Labels such as `Parfymfri`, with explanations. */
  labels: v.optional(v.array(v.object({ title: v.string(), text: v.string() })), []),
  /** Advice related to the product. */
  guides: v.optional(v.array(linkSchema), []),
  /** Path of the package leaflet at the items service; null if there is none. */
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

/** A listing with its first page of products; further ones and the facets come from the search service. */
const listingData = v.object({
  heading: v.string(),
  intro: v.string(),
  picture: v.nullable(pictureSchema),
  children: v.array(v.object({ ...linkSchema.entries, picture: v.optional(v.nullable(pictureSchema), null) })),
  /** The page's reference at the search service, e.g. `/hud-och-har/`. */
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
  /** Current and upcoming campaigns. */
  campaigns: v.array(campaignCardSchema),
  asOf: v.string(),
});

/** A hub: groups of the pages below it, and a text. */
const rootData = v.object({ ...indexData.entries, blocks: v.array(blockSchema) });

const contentData = v.object({
  heading: v.string(),
  intro: v.string(),
  picture: v.nullable(pictureSchema),
  blocks: v.array(blockSchema),
  related: v.array(linkSchema),
  /** The listing whose products are shown with the text, from the search service. */
  shelf: v.nullable(linkSchema),
  /** Who has reviewed the text, and on which ISO date. */
  reviewed: v.nullable(v.object({ by: v.string(), date: v.string() })),
});

/** The partner's doctors: treatments, procedure and prices. */
const doctorServiceData = v.object({
  heading: v.string(),
  intro: v.string(),
  picture: v.nullable(pictureSchema),
  steps: v.array(v.object({ title: v.string(), text: v.string() })),
  helps: v.array(v.string()),
  prices: v.array(v.object({ label: v.string(), value: v.string() })),
  questions: v.array(v.object({ question: v.string(), answer: v.string() })),
  /** When to seek urgent care instead. */
  urgent: v.string(),
  contact: linkSchema,
});

/** The pharmacies of a county or a place: in groups, with the places around it, and on a map. */
const regionData = v.object({
  ...indexData.entries,
  pharmacies: v.array(
    v.pick(pharmacySchema, [
      'id',
      'name',
      'path',
      'street',
      'postalCode',
      'place',
      'position',
      'openingHours',
      'deviations',
    ]),
  ),
});

/** A pharmacy with what only its own page shows. */
const pharmacyData = v.object({
  pharmacy: pharmacySchema,
  /** ISO date on which the page was generated. */
  asOf: v.string(),
  mapUrl: v.string(),
  socialMedia: v.array(v.object({ name: v.string(), url: v.string() })),
  reviews: v.nullable(
    v.object({
      average: v.number(),
      count: countField,
      url: v.string(),
      latest: v.array(v.object({ author: v.string(), stars: v.number(), text: v.string(), date: v.string() })),
    }),
  ),
});

function page<const T extends string, D extends v.GenericSchema>(template: T, data: D) {
  return v.object({ template: v.literal(template), data, seo: seoSchema });
}

/** GET /page-data/<path>/index.json */
export const pageSchema = v.variant('template', [
  page('home', homeData),
  page('product', productData),
  page('category', listingData),
  page('brand', listingData),
  page('campaign', campaignData),
  page('brands', indexData),
  page('campaigns', campaignsData),
  page('root', rootData),
  page('content', contentData),
  page('doctor-service', doctorServiceData),
  page('pharmacy', pharmacyData),
  page('pharmacy-region', regionData),
  page('find-pharmacy', indexData),
]);

export type Page = v.InferOutput<typeof pageSchema>;
export type Template = Page['template'];
export type PageOf<T extends Template> = Extract<Page, { template: T }>;
export type Link = v.InferOutput<typeof linkSchema>;
export type Seo = v.InferOutput<typeof seoSchema>;

/** GET /drafts/<id>: an unpublished page; its id is secret. */
export const draftSchema = v.object({ page: pageSchema });

/** GET /paths: all pages, for the prerender and the sitemap. */
export const pathsSchema = v.object({ paths: v.array(v.string()) });
/** POST /pages {paths}: many pages in one response, in the requested order; null for one that no longer exists. */
export const pagesSchema = v.object({ pages: v.array(v.nullable(pageSchema)) });
