import type { QueryClient } from '@tanstack/react-query';
import type { Config } from '../../platform/config/schema';
import type { TrackedEvent } from '../../platform/embedder/embedder';
import { startTagManager } from '../../platform/tag-manager/tag-manager';
import { keepFromTags } from '../navigation/keep-from-tags';

/** Starts the tag manager, and from the moment it loads keeps away from it what it must not see. */
export function startTags(
  config: NonNullable<Config['tagManager']>,
  client: QueryClient,
): (event: TrackedEvent) => void {
  return startTagManager(window, config, () => keepFromTags(window, client));
}
