import * as v from 'valibot';
import { countField } from '../shared/fields';
import { productCardSchema } from '../shared/product-card';

/**
 * The parts of Storefront API v3 that we read. What a card needs beyond the service's own fields (promotion, substance,
 * availability …) is exported to it as the typed custom attribute `card`.
 */
const productSchema = v.pipe(
  v.object({
    key: v.string(),
    ticket: v.string(),
    typedCustom: v.object({ json: v.object({ card: productCardSchema }) }),
  }),
  v.transform(({ ticket, typedCustom }) => ({ card: { ...typedCustom.json.card, ticket } })),
);

export const groupsSchema = v.pipe(
  v.array(v.object({ key: v.string(), products: v.array(productSchema) })),
  v.transform((groups) => groups.flatMap((group) => group.products.slice(0, 1))),
);

const textFacetSchema = v.object({
  type: v.literal('TEXT'),
  id: v.string(),
  label: v.string(),
  selectedCount: countField,
  values: v.array(v.object({ id: v.string(), label: v.string(), selected: v.boolean(), count: countField })),
});

/** `min` and `max` in whole kronor */
const rangeFacetSchema = v.object({
  type: v.literal('RANGE'),
  id: v.string(),
  label: v.string(),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  minSelected: v.optional(v.number()),
  maxSelected: v.optional(v.number()),
});

const otherFacetSchema = v.object({ type: v.string(), id: v.string(), label: v.string() });

const facetsSchema = v.pipe(
  v.array(v.union([textFacetSchema, rangeFacetSchema, otherFacetSchema])),
  v.transform((facets) => facets.filter((facet) => facet.type === 'TEXT' || facet.type === 'RANGE') as Facet[]),
);

export type TextFacet = v.InferOutput<typeof textFacetSchema>;
export type RangeFacet = v.InferOutput<typeof rangeFacetSchema>;
export type Facet = TextFacet | RangeFacet;

const primaryListSchema = v.object({
  sort: v.object({ selected: v.string() }),
  productGroups: groupsSchema,
  totalHits: countField,
  facets: facetsSchema,
});

export const landingPageSchema = v.object({ primaryList: primaryListSchema });
export type LandingPage = v.InferOutput<typeof landingPageSchema>;

/** Common to all responses with a list of products. */
export type ListAnswer = LandingPage;

/** Texts have a description only if they were exported with one. */
export const contentItemSchema = v.object({
  title: v.string(),
  link: v.string(),
  ticket: v.string(),
  description: v.optional(v.string(), ''),
});
export type ContentItem = v.InferOutput<typeof contentItemSchema>;

const phrasesSchema = v.optional(v.array(v.object({ q: v.string() })), []);

export const searchPageSchema = v.object({
  q: v.optional(v.string()),
  primaryList: primaryListSchema,
  /** Matches of most words if nothing matches all; `relatedSearches` are those words. */
  secondaryList: v.optional(v.object({ productGroups: groupsSchema, totalHits: countField })),
  relatedSearches: phrasesSchema,
  autoCorrect: v.optional(v.object({ q: v.string(), originalTotalHits: countField })),
  didYouMean: phrasesSchema,
  contentLists: v.optional(v.array(v.object({ totalHits: countField, items: v.array(contentItemSchema) })), []),
});

export type SearchPage = v.InferOutput<typeof searchPageSchema>;

export const autocompleteSchema = v.object({
  phraseSuggestions: v.array(v.object({ q: v.string(), highlighted: v.string() })),
  productSuggestions: groupsSchema,
  contentSuggestions: v.array(contentItemSchema),
  recentSearches: phrasesSchema,
  recentlyViewed: v.optional(groupsSchema, []),
  totalHits: countField,
});

/** For a product page, and for the popup after an add. */
export const recommendationsSchema = v.object({
  recommendationLists: v.array(
    v.object({ id: v.string(), label: v.optional(v.string()), productGroups: groupsSchema }),
  ),
  /** Keyed by the page's product. */
  tickets: v.optional(v.record(v.string(), v.string()), {}),
});

export interface NavigationNode {
  label: string;
  path: string;
  children: NavigationNode[];
}

const nodeSchema: v.GenericSchema<unknown, NavigationNode> = v.object({
  label: v.string(),
  path: v.string(),
  children: v.array(v.lazy(() => nodeSchema)),
});

export const navigationTreeSchema = v.object({ tree: v.object({ children: v.array(nodeSchema) }) });
