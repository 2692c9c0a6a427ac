import { useConfig } from '../../platform/config/config';
import type { StoredByTags } from '../../platform/config/tag-manager-schema';

/** What the operator says that the tags of its container store. */
export function useListed(): readonly StoredByTags[] {
  return useConfig()?.tagManager?.stores ?? [];
}
