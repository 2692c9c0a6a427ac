import * as v from 'valibot';
import { nonEmptyText } from './non-empty-text';

/** One origin, or all hosts below a named domain; never a whole scheme. */
const origin = v.pipe(v.string(), v.regex(/^https:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?$/));
const origins = v.optional(v.array(origin), []);

/** The characters that a policy may allow in a name, without the one that would stand for every script. */
const policyName = v.pipe(v.string(), v.regex(/^(?!default$)[\w#=/@.%-]+$/));

/** What the tags of the container may reach besides the shop's own host, in the words of the policy's directives. */
const allowsSchema = v.object({
  script: origins,
  connect: origins,
  img: origins,
  frame: origins,
  /** Names of the Trusted Types policies that the container creates, such as `goog#html`. */
  trustedTypes: v.optional(v.array(policyName), []),
});

const days = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A cookie, or an entry in the browser's storage, of the container's tags. Visitors read what it is for. */
const storedByTagsSchema = v.object({
  kind: v.picklist(['cookie', 'entry']),
  /** For cookies, one that ends in `*` stands for all that begin so. The shop's own are not theirs. */
  name: v.pipe(v.string(), v.regex(/^(?!luckan[_.])[\w.-]+\*?$/)),
  category: v.picklist(['preferences', 'statistics', 'marketing']),
  purpose: nonEmptyText,
  /** Days, until browser or tab is closed, or until consent is withdrawn. */
  life: v.union([days, v.picklist(['session', 'kept'])]),
});

export type StoredByTags = v.InferOutput<typeof storedByTagsSchema>;

/** `tagManager` in `/config.json`. `url` is the proxy on the shop's own host, which fetches the container from `source`. */
export const tagManagerSchema = v.object({
  id: nonEmptyText,
  url: nonEmptyText,
  source: nonEmptyText,
  allows: v.optional(allowsSchema, {}),
  /** What its tags store besides what the shop's lists know (`_ga`, `_ga_*`, `_gcl_*`, `_gcl_ls`). */
  stores: v.optional(v.array(storedByTagsSchema), []),
});
