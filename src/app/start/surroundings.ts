import type { Config } from '../../platform/config/schema';
import { consentChoice } from '../../platform/consent/consent';
import { createBrowserEmbedder } from '../../platform/embedder/browser-embedder';
import type { Embedder, TrackedEvent } from '../../platform/embedder/embedder';
import type { Mode } from '../../platform/mode/decide-mode';

/** Loads the tag manager's adapter once something may be counted; until then events are dropped. */
function createCounting(config: Config): (event: TrackedEvent) => void {
  const { tagManager } = config;
  if (!tagManager) return () => {};
  let push: (event: TrackedEvent) => void = () => {};
  let loading = false;

  async function follow(): Promise<void> {
    const consent = consentChoice.get();
    if (loading || !(consent?.statistics || consent?.marketing) || !tagManager) return;
    loading = true;
    const { startTagManager } = await import('../../platform/tag-manager/tag-manager');
    push = startTagManager(window, tagManager);
  }

  consentChoice.subscribe(() => void follow());
  void follow();
  return (event) => push(event);
}

/** The mode's one consequence: who surrounds the shop. The bridge is fetched in an app only. */
export async function createEmbedder(mode: Mode, config: Config, route: () => string): Promise<Embedder> {
  if (mode === 'site') return createBrowserEmbedder(createCounting(config));
  const { createAppEmbedder } = await import('../../platform/embedder/app-embedder');
  return createAppEmbedder({ window, hostOrigins: config.hostOrigins, route });
}
