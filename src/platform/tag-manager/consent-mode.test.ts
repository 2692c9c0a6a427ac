// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { trackPageView } from '../../telemetry/page-view';
import { configureTracking } from '../../telemetry/track';
import { denied, granted } from '../consent/categories';
import { chooseConsent } from '../consent/consent';
import { startWithChoice } from '../consent/testing';
import { startTagManager } from './tag-manager';

interface Step {
  command?: [string, string];
  granted?: string[];
  value?: unknown;
  event?: string;
  with?: string[];
}

const recording = JSON.parse(readFileSync('fixtures/providers/tag-manager/consent-mode.json', 'utf8')) as {
  parameters: string[];
  values: string[];
  visit: Step[];
};

/** An entry of the data layer in the recording's words. */
function stepOf(entry: unknown): Step {
  if (Object.prototype.toString.call(entry) === '[object Arguments]') {
    const [command, kind, value] = Array.from(entry as ArrayLike<unknown>) as [string, string, object];
    if (command !== 'consent') return { command: [command, kind], value };
    expect(Object.keys(value).sort()).toEqual([...recording.parameters].sort());
    for (const word of Object.values(value)) expect(recording.values).toContain(word);
    const isGranted = ([, word]: [string, unknown]) => word === 'granted';
    return {
      command: [command, kind],
      granted: Object.entries(value)
        .filter(isGranted)
        .map(([name]) => name)
        .sort(),
    };
  }
  const { event, ...rest } = entry as { event: string };
  return event === 'gtm.js' ? { event, with: Object.keys(rest) } : { event };
}

it('Consent Mode gets its commands in the order and shape that gtag documents', () => {
  const scripts = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  startWithChoice(null);
  const allows = { script: [], connect: [], img: [], frame: [], trustedTypes: [] };
  const config = { id: 'GTM-X', url: '/gtm.js', source: 'https://tags.example/gtm.js', allows, stores: [] };
  configureTracking(startTagManager(window, config, () => {}));
  history.pushState(null, '', '/lakemedel/');
  trackPageView({ path: '/lakemedel/', title: 'Läkemedel', privateAs: null });
  expect(scripts, 'blocked until the choice').not.toHaveBeenCalled();
  chooseConsent({ ...denied, statistics: true });
  chooseConsent(granted);
  chooseConsent(denied);
  trackPageView({ path: '/hud/', title: 'Hud', privateAs: null });

  const expected = recording.visit.map(({ command, granted: words, value, event, with: keys }) => ({
    ...(command && { command }),
    ...(words && { granted: [...words].sort() }),
    ...(value !== undefined && { value }),
    ...(event && { event }),
    ...(keys && { with: keys }),
  }));
  expect((window.dataLayer ?? []).map(stepOf)).toEqual(expected);
  expect(scripts).toHaveBeenCalledOnce();
});
