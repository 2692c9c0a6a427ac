import * as v from 'valibot';
import { nonEmptyText } from './non-empty-text';

/** `operator` in `/config.json`: the pharmacy that runs the shop. */
export const operatorSchema = v.object({
  tradeName: nonEmptyText,
  company: nonEmptyText,
  organisationNumber: nonEmptyText,
  address: nonEmptyText,
  phone: nonEmptyText,
  email: nonEmptyText,
  /** The authority that supervises the pharmacy, with its page about this licence. */
  authority: v.object({ name: nonEmptyText, url: nonEmptyText }),
  /** The page that the EU logo for online sale of medicines must link to. */
  euLogoUrl: nonEmptyText,
  /** Delivery as search engines show it; null if it is left out. Amounts in öre. */
  delivery: v.optional(
    v.nullable(
      v.object({ price: v.number(), freeFrom: v.number(), days: v.object({ min: v.number(), max: v.number() }) }),
    ),
    null,
  ),
  /** Within how many days products can be returned, free of charge. */
  returnDays: v.optional(v.number(), 14),
  /** Where customers download the pharmacy's app, by the name of the shop for apps. */
  apps: v.optional(v.array(v.object({ store: nonEmptyText, url: v.pipe(v.string(), v.url()) })), []),
  /** Content pages that the footer links to. */
  pages: v.optional(v.array(v.object({ title: nonEmptyText, path: v.pipe(v.string(), v.regex(/^\//)) })), []),
});
