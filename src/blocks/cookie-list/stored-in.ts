import type { StoredByTags } from '../../platform/config/tag-manager-schema';
import type { Category } from '../../platform/consent/categories';
import { type CookieName, cookieRegistry } from '../../platform/cookies/registry';
import { type ForeignEntryName, foreignEntries } from '../../platform/storage/foreign-entries';
import { type EntryName, registry } from '../../platform/storage/registry';

export interface StoredNames {
  cookies: CookieName[];
  entries: EntryName[];
  /** Entries of other scripts. */
  foreign: ForeignEntryName[];
  /** What tags store, as declared by the operator. */
  listed: StoredByTags[];
}

function namesIn<N extends string>(rows: Readonly<Record<N, { category: Category }>>, category: Category): N[] {
  return (Object.keys(rows) as N[]).filter((name) => rows[name].category === category);
}

/** What is stored in the browser in this category, from the registries that the code uses and the operator's list. */
export function storedIn(category: Category, listed: readonly StoredByTags[]): StoredNames {
  return {
    cookies: namesIn(cookieRegistry, category),
    entries: namesIn(registry, category),
    foreign: namesIn(foreignEntries, category),
    listed: listed.filter((each) => each.category === category),
  };
}
