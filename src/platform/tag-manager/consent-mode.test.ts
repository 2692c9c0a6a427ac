// @vitest-environment happy-dom
import { isDeepStrictEqual } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import {
  type Pushed,
  pushedOf,
  type RecordedVisit,
  recording,
} from '../../../fixtures/providers/tag-manager/recorded-visits';
import { type Consent, denied, granted } from '../consent/categories';

const allows = { script: [], connect: [], img: [], frame: [], trustedTypes: [] };
const config = { id: 'GTM-X', url: '/gtm.js', source: 'https://tags.example/gtm.js', allows, stores: [] };

/** An entry of the data layer in the recording's words. */
function stepOf(entry: unknown): Pushed {
  if (Object.prototype.toString.call(entry) !== '[object Arguments]') {
    const { event, ...rest } = entry as { event: string };
    if (event === 'gtm.js') expect(Object.keys(rest)).toEqual(['gtm.start']);
    return { event };
  }
  const [command, kind, value] = Array.from(entry as ArrayLike<unknown>) as [string, string, object];
  if (command !== 'consent') return pushedOf({ command: [command, kind], value });
  expect(Object.keys(value).sort()).toEqual([...recording.parameters].sort());
  for (const word of Object.values(value)) expect(recording.values).toContain(word);
  const names = Object.entries(value).flatMap(([name, word]) => (word === 'granted' ? [name] : []));
  return pushedOf({ command: [command, kind], granted: names });
}

/** What the shop pushes while a visitor who had chosen nothing, or `before`, chooses one after another. */
async function pushedBy(choices: Consent[], before: Consent | null = null): Promise<Pushed[]> {
  vi.resetModules();
  window.dataLayer = [];
  const scripts = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  const { startWithChoice } = await import('../consent/testing');
  const { chooseConsent } = await import('../consent/consent');
  const { trackPageView } = await import('../../telemetry/page-view');
  const { configureTracking } = await import('../../telemetry/track');
  const { startTagManager } = await import('./tag-manager');
  startWithChoice(before);
  configureTracking(startTagManager(window, config, () => {}));
  history.pushState(null, '', '/lakemedel/');
  trackPageView({ path: '/lakemedel/', title: 'Läkemedel', privateAs: null });
  if (!before) expect(scripts, 'blocked until the choice').not.toHaveBeenCalled();
  for (const choice of choices) chooseConsent(choice);
  return window.dataLayer.map(stepOf);
}

/** Where a tag has sent or stored other than what the visitor allows, or was not sent what applies by default. */
function faultsOf({ late, steps }: RecordedVisit): string[] {
  const faults = late ? ['told too late'] : [];
  let allowed: string[] = [];
  let stored = 0;
  for (const { command, granted: names, sent = [], cookies = [] } of steps) {
    if (command?.[1] === 'update') allowed = names ?? [];
    const bit = (name: string) => (allowed.includes(name) ? '1' : '0');
    const gcs = `G1${bit('ad_storage')}${bit('analytics_storage')}`;
    for (const hit of sent) {
      if (hit.gcs !== gcs) faults.push(`${hit.event} with ${hit.gcs} instead of ${gcs}`);
      if (/[lmn]/.test(hit.gcd)) faults.push(`${hit.event} without a default`);
    }
    if (cookies.length > stored && !allowed.includes('analytics_storage')) faults.push('cookies without consent');
    stored = cookies.length;
  }
  return faults;
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const statistics = { ...denied, statistics: true };
it.each<[string, Consent[], Consent | null]>([
  ['declines', [denied], null],
  ['allows everything', [granted], null],
  ['allows marketing alone', [{ ...denied, marketing: true }], null],
  ['allows statistics, then everything, and withdraws it', [statistics, granted, denied], null],
  ['has allowed everything before', [], granted],
])(
  "the shop's commands come in an order that Google's tag is recorded to follow: who %s",
  async (_, choices, before) => {
    const pushed = await pushedBy(choices, before);
    const visit = recording.visits.find(({ steps }) => isDeepStrictEqual(steps.map(pushedOf), pushed));
    expect(visit?.name, JSON.stringify(pushed)).toMatch(/^the shop: /);
    expect(visit && faultsOf(visit)).toEqual([]);
  },
);

it('other orders are recorded to measure what the visitor has not allowed, or to lack the default', () => {
  const faulty = recording.visits.flatMap((visit) =>
    faultsOf(visit).length ? [[visit.name, faultsOf(visit)[0]]] : [],
  );
  expect(faulty).toEqual([
    ['the default after the start', 'told too late'],
    ['the default after the start, though the choice is known', 'told too late'],
    ['no default', 'told too late'],
    ['no default, everything is allowed', 'told too late'],
    ['no default, though the choice is known', 'page_view without a default'],
  ]);
});
