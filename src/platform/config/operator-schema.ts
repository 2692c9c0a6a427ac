import * as v from 'valibot';
import { nonEmptyText } from './non-empty-text';

/** `operator` of `/config.json`: the pharmacy that sells. */
export const operatorSchema = v.object({
  tradeName: nonEmptyText,
  company: nonEmptyText,
  organisationNumber: nonEmptyText,
  address: nonEmptyText,
  phone: nonEmptyText,
  email: nonEmptyText,
  /** The authority that supervises the pharmacy, and its page on this licence. */
  authority: v.object({ name: nonEmptyText, url: nonEmptyText }),
  /** The page that the EU logo for online sale of medicines must link to. */
  euLogoUrl: nonEmptyText,
  /** Pages of the content source that the footer leads to. */
  pages: v.optional(v.array(v.object({ title: nonEmptyText, path: v.pipe(v.string(), v.regex(/^\//)) })), []),
});
