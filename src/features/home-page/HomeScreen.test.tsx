// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { partLoader, render } from '../../../tests/support/render';
import type { PageOf } from '../../api/page-data/schema';
import { campaignCards } from '../../blocks/campaign-cards/campaign-cards';
import { createBrowserEmbedder } from '../../platform/embedder/browser-embedder';
import { setEmbedder } from '../../platform/embedder/current';
import { HomeScreen } from './HomeScreen';

beforeAll(() => setEmbedder(createBrowserEmbedder(() => {})));

type Data = PageOf<'home'>['data'];

const link = { title: 'Visa alla', path: '/hud/' };

function page(data: Partial<Data>): PageOf<'home'> {
  const hero = { title: 'Välkommen', text: 'Text', link, picture: null };
  return {
    template: 'home',
    seo: { title: 'Start', description: '', path: '/', index: true, breadcrumbs: [] },
    data: { hero, shortcuts: [], campaigns: [], asOf: '2026-11-16', lists: [], advice: [], ...data },
  };
}

const headings = () => [...document.querySelectorAll('h2')].map((heading) => heading.textContent);

it('leaves out empty lists, campaigns, advice and shortcuts', async () => {
  await render(<HomeScreen page={page({ lists: [{ title: 'Populärt', link, products: [] }] })} />);
  expect(headings()).toEqual([]);
  expect(document.querySelector('nav')).toBeNull();
  expect(document.querySelectorAll('ul')).toHaveLength(0);
});

it('shows the available sections with their headings', async () => {
  const entry = { title: 'Feber', text: 'Om feber', path: '/rad/feber/' };
  await render(
    <HomeScreen
      page={page({
        shortcuts: [link],
        advice: [entry],
        campaigns: [{ ...entry, starts: '2026-11-16', ends: '2099-12-24', picture: null }],
      })}
    />,
  );
  // The campaigns' code is loaded lazily.
  await act(() => partLoader.load(campaignCards));
  expect(headings()).toEqual(['Kampanjer', 'Råd från våra farmaceuter']);
  expect(document.querySelector('nav a')?.textContent).toBe('Visa alla');
});
