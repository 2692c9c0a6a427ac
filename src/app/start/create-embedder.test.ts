// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import defaults from '../../platform/config/default.json';
import { configSchema } from '../../platform/config/schema';
import { granted } from '../../platform/consent/categories';
import { chooseConsent } from '../../platform/consent/consent';
import { startWithChoice } from '../../platform/consent/testing';
import { trackPageView } from '../../telemetry/page-view';
import { configureTracking, track } from '../../telemetry/track';
import { createEmbedder } from './create-embedder';
import * as tags from './tags';

const layer = () => (window.dataLayer ?? []) as { event?: string; page_path?: string; search_term?: string }[];
const searches = () =>
  layer().flatMap((entry) => (entry.event && entry.event !== 'gtm.js' ? [entry.page_path ?? entry.search_term] : []));

beforeEach(async () => {
  vi.spyOn(document.head, 'append').mockImplementation(() => {});
  startWithChoice(null);
  const config = v.parse(configSchema, defaults);
  const embedder = await createEmbedder({
    mode: 'site',
    isSite: true,
    config,
    client: new QueryClient(),
    route: () => '/',
  });
  configureTracking(embedder.track);
});

function show(path: string): void {
  history.pushState(null, '', path);
  trackPageView({ path, title: path, privateAs: null });
}

it('from the choice on everything is tracked, including the current page, but nothing from before', async () => {
  show('/');
  track('search', { search_term: 'kräm' });
  show('/hud/');
  chooseConsent(granted);
  track('search', { search_term: 'salva' });
  await vi.waitFor(() => expect(searches()).toEqual(['/hud/', 'salva']));
  show('/har/');
  expect(searches()).toEqual(['/hud/', 'salva', '/har/']);
});

it.each([
  ['the next page', () => show('/hud/'), '/hud/'],
  ['the network', () => window.dispatchEvent(new Event('online')), '/'],
])(
  'tags whose code could not be loaded are tried again with %s, and count what is shown then',
  async (_, again, path) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = vi.spyOn(tags, 'startTags').mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const before = searches().length;
    show('/');
    chooseConsent(granted);
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
    track('search', { search_term: 'kräm' });
    again();
    await vi.waitFor(() => expect(searches().at(-1)).toBe(path));
    expect(searches().slice(before)).not.toContain('kräm');
    expect(load).toHaveBeenCalledTimes(2);
  },
);
