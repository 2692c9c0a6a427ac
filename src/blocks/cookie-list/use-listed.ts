import { useConfig } from '../../platform/config/config';
import type { StoredByTags } from '../../platform/config/tag-manager-schema';

/** What the tags of the operator's container store, as it declares. */
export function useListed(): readonly StoredByTags[] {
  return useConfig()?.tagManager?.stores ?? [];
}
