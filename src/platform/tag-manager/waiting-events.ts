import * as v from 'valibot';
import { isAllowed } from '../consent/consent';
import type { TrackedEvent } from '../embedder/embedder';
import { stored } from '../storage/storage';

/** The oldest of more than these are dropped. */
const most = 100;

const event = v.object({ name: v.string(), parameters: v.record(v.string(), v.unknown()) });
const options = { schema: v.array(event), fallback: [] };

/** Each is stored with the consent that lets its events out: to statistics, or to marketing alone. */
const forStatistics = stored('waitingEvents', options);
const forMarketing = stored('waitingForAds', options);

/**
 * Events of pages where the tag manager must not run. They are stored, so that what a visitor does there, such as a
 * purchase, is handed over by a later page that it runs on.
 */
export const waitingEvents = {
  add(event: TrackedEvent): void {
    const entry = isAllowed('statistics') ? forStatistics : forMarketing;
    entry.write([...entry.read(), event].slice(-most));
  },
  /** All of them, in their order, which are then no longer stored. */
  take(): TrackedEvent[] {
    const events = [...forMarketing.read(), ...forStatistics.read()];
    waitingEvents.clear();
    return events;
  },
  clear(): void {
    for (const entry of [forStatistics, forMarketing]) if (entry.read().length > 0) entry.clear();
  },
};
