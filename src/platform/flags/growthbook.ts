import { configureCache, GrowthBook, setPolyfills } from '@growthbook/growthbook';
import * as v from 'valibot';
import { limits } from '../../domain/limits';
import { isPageLeft } from '../../lib/page-left';
import { codeOf, logFailure } from '../../telemetry/report-error';
import { track } from '../../telemetry/track';
import type { FlagsConfig } from '../config/flags-schema';
import { followCategory } from '../consent/consent';
import { visitorCategory } from '../cookies/visitor';
import type { FlagName } from './flag-names';
import { payloadSchema } from './payload-schema';
import { storedPayloads } from './stored-payloads';

interface Visitor {
  /** Random; experiments need it, and so consent to the cookie that stores it. */
  visitorId: () => string;
  channel: string;
}

const { init, stale, maxAge, entries } = limits.flags;
/** Longer than a page or frame takes to be left, ms. */
const leaving = 500;

/** Fetches payloads and parses them before GrowthBook sees them. Each kind of failure is logged once. */
function payloadFetch(): typeof fetch {
  const logged = new Set<string>();
  function log(kind: string): void {
    if (!logged.has(kind)) logFailure({ kind }, 'flags');
    logged.add(kind);
  }
  return async (...request) => {
    try {
      const answer = await fetch(...request);
      if (answer.ok) return Response.json(v.parse(payloadSchema, await answer.json()));
      log('refused');
      return answer;
    } catch (error) {
      if (codeOf(error) === 'AbortError') throw error;
      if (error instanceof v.ValiError || error instanceof SyntaxError) log('malformed');
      // A frame that is being left loses its requests before it is notified: then it is gone by that time.
      else if (!isPageLeft()) setTimeout(() => log('network'), leaving);
      throw error;
    }
  };
}

/**
 * The flags of GrowthBook's payload. A stored payload is used at once and fetched anew when it is stale; without one the
 * flags stay off until it has arrived, or off for what is mounted after 2 s. A failure is logged only.
 * @returns reads a flag; reading one of an experiment tracks it, once
 */
export async function startGrowthBook({ apiHost, clientKey }: FlagsConfig, { visitorId, channel }: Visitor) {
  setPolyfills({ fetch: payloadFetch(), localStorage: storedPayloads });
  configureCache({ staleTTL: stale, maxAge, maxEntries: entries, disableIdleStreams: true });
  const tracked = new Set<string>();
  const growthbook = new GrowthBook({
    apiHost: new URL(apiHost, location.href).href,
    clientKey,
    disableVisualExperiments: true,
    disableJsInjection: true,
    disableUrlRedirectExperiments: true,
    trackingCallback(experiment, { key }) {
      if (tracked.has(experiment.key)) return;
      tracked.add(experiment.key);
      track('experiment_viewed', { experiment_id: experiment.key, variation_id: key });
    },
  });
  followCategory(visitorCategory, (allowed) => {
    // Without an id GrowthBook skips experiments and gradual roll-outs.
    void growthbook.setAttributes(allowed ? { id: visitorId(), channel } : { channel });
  });

  const { source } = await growthbook.init({ timeout: init, streaming: false });
  if (source === 'timeout') logFailure({ kind: source }, 'flags');
  // What is still under way, after a stored payload or after the time is out, counts once it has arrived.
  if (source !== 'error') void growthbook.refreshFeatures();

  return (name: FlagName): boolean => {
    const isOn = growthbook.isOn(name);
    // Uses the known payload unless that is stale; a newer one counts for what is mounted later.
    void growthbook.refreshFeatures({ timeout: init });
    return isOn;
  };
}
