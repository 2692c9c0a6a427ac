// @vitest-environment happy-dom
import { act, Profiler } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { withQueries } from '../../../tests/support/queries';
import { key, press, render, type, until } from '../../../tests/support/render';
import { openAt, searchService } from '../../../tests/support/search';
import { paths } from '../../routes/paths';
import { configureTracking } from '../../telemetry/track';
import { SearchField } from './SearchField';

afterEach(() => {
  vi.useRealTimers();
  configureTracking(() => {});
});

const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);

it('suggestions follow the typed text, and rendering then settles', async () => {
  searchService(({ searchParams }) => ({
    phraseSuggestions: [{ q: `${searchParams.get('q')}!`, highlighted: '' }],
    productSuggestions: [],
    contentSuggestions: [],
    totalHits: 1,
  }));
  let renders = 0;
  await openAt(
    '/',
    <Profiler id="field" onRender={() => renders++}>
      <SearchField label="Sök" />
    </Profiler>,
  );
  const field = document.querySelector<HTMLInputElement>('[role=combobox]') as HTMLInputElement;
  for (const text of ['k', 'kr', 'krä', 'kräm']) await type(field, text);
  await until(() => expect(options()).toEqual(['kräm!']));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = () => act(() => vi.advanceTimersByTimeAsync(1_000));
  await pass();
  const before = renders;
  await pass();
  expect(renders).toBe(before);
});

it('a letter that is taken back shows its suggestions without asking again', async () => {
  const requests = searchService(({ searchParams }) => ({
    phraseSuggestions: [{ q: `${searchParams.get('q')}!`, highlighted: '' }],
    productSuggestions: [],
    contentSuggestions: [],
    totalHits: 1,
  }));
  await openAt('/', <SearchField label="Sök" />);
  const field = document.querySelector<HTMLInputElement>('[role=combobox]') as HTMLInputElement;
  for (const text of ['k', 'kr', 'k']) {
    await type(field, text);
    await until(() => expect(options()).toEqual([`${text}!`]));
  }
  expect(requests.map(({ searchParams }) => searchParams.get('q')).filter(Boolean)).toEqual(['k', 'kr']);
});

it('what is typed counts as a search once it has stood for three seconds', async () => {
  searchService({ phraseSuggestions: [], productSuggestions: [], contentSuggestions: [], totalHits: 0 });
  const tracked = vi.fn();
  configureTracking(tracked);
  await openAt('/', <SearchField label="Sök" />);
  const field = document.querySelector<HTMLInputElement>('[role=combobox]') as HTMLInputElement;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = (time: number) => act(async () => vi.advanceTimersByTime(time));
  await type(field, 'halsta');
  await pass(2_999);
  await type(field, 'halstabletter');
  await pass(2_999);
  expect(tracked).not.toHaveBeenCalled();
  await pass(1);
  expect(tracked).toHaveBeenCalledExactlyOnceWith({ name: 'search', parameters: { search_term: 'other' } });
  await pass(60_000);
  expect(tracked).toHaveBeenCalledOnce();
});

it('before typing, recent activity is listed, and can be removed with the keyboard', async () => {
  let searches = [{ q: 'kräm' }, { q: 'salva' }];
  const requests = searchService(({ pathname }) => {
    if (pathname.endsWith('remove-recent-searches')) searches = searches.slice(1);
    return {
      phraseSuggestions: [],
      productSuggestions: [],
      contentSuggestions: [],
      recentSearches: searches,
      totalHits: 0,
    };
  });
  await openAt('/', <SearchField label="Sök" />);
  const field = document.querySelector<HTMLInputElement>('[role=combobox]') as HTMLInputElement;
  expect(options()).toEqual([]);
  await press(field);
  await until(() => expect(options()).toEqual(['kräm', 'Ta bort kräm', 'salva', 'Ta bort salva']));

  await key(field, 'ArrowDown');
  await key(field, 'ArrowDown');
  await act(async () => field.form?.requestSubmit());
  await until(() => expect(options()).toEqual(['salva', 'Ta bort salva']));
  expect(document.querySelector('[role=status]')?.textContent).toBe('kräm är borttagen');
  expect(requests.filter(({ pathname }) => pathname.includes('remove-'))).toHaveLength(1);
});

it('shows that suggestions are unavailable, and none of another text', async () => {
  searchService(({ searchParams }) =>
    searchParams.get('q') === 'k'
      ? {
          phraseSuggestions: [{ q: 'kräm', highlighted: '' }],
          productSuggestions: [],
          contentSuggestions: [],
          totalHits: 1,
        }
      : { malformed: true },
  );
  await openAt('/', <SearchField label="Sök" />);
  const field = document.querySelector<HTMLInputElement>('[role=combobox]') as HTMLInputElement;
  await type(field, 'k');
  await until(() => expect(options()).toEqual(['kräm']));
  await type(field, 'kx');
  await until(() => expect(options()).toEqual([]));
  expect(document.querySelector('[role=status]')?.textContent).toBe(
    'Förslagen kunde inte hämtas. Tryck på Sök för att söka ändå.',
  );
});

it('Home and End return to the text, Escape closes the list and keeps the text', async () => {
  searchService({
    phraseSuggestions: [{ q: 'kräm', highlighted: '' }],
    productSuggestions: [],
    contentSuggestions: [],
    totalHits: 1,
  });
  await openAt('/', <SearchField label="Sök" />);
  const field = document.querySelector<HTMLInputElement>('[role=combobox]') as HTMLInputElement;
  await type(field, 'k');
  await until(() => expect(options()).toEqual(['kräm']));
  await key(field, 'ArrowDown');
  expect(field.getAttribute('aria-activedescendant')).toBeTruthy();
  await key(field, 'Home');
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  await key(field, 'Escape');
  expect(options()).toEqual([]);
  expect(field.value).toBe('k');
});

it('what was typed for another search is gone when the visitor comes back', async () => {
  searchService({ phraseSuggestions: [], productSuggestions: [], contentSuggestions: [], totalHits: 0 });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  history.replaceState(null, '', paths.search('salva'));
  await render(withQueries(<SearchField label="Sök" />));
  const field = document.querySelector<HTMLInputElement>('[role=combobox]') as HTMLInputElement;
  await type(field, 'kräm');
  for (const query of ['kräm', 'salva']) await act(async () => history.pushState(null, '', paths.search(query)));
  expect(field.value).toBe('salva');
  history.replaceState(null, '', '/');
});
