import type { QueryClient } from '@tanstack/react-query';
import type { Config } from '../../platform/config/schema';
import type { TrackedEvent } from '../../platform/embedder/embedder';
import { startTagManager } from '../../platform/tag-manager/tag-manager';
import { keepFromTags } from '../navigation/keep-from-tags';
import { tagsHaveStarted } from '../navigation/tags-run';

/** Starts the tag manager, and keeps away from it what it must not see. */
export function startTags(
  config: NonNullable<Config['tagManager']>,
  client: QueryClient,
): (event: TrackedEvent) => void {
  keepFromTags(window, client);
  return startTagManager(window, config, tagsHaveStarted);
}
