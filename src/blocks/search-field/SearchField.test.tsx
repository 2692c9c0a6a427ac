// @vitest-environment happy-dom
import { act, Profiler } from 'react';
import { expect, it } from 'vitest';
import { type } from '../../../tests/support/render';
import { openAt, searchService } from '../../../tests/support/search';
import { SearchField } from './SearchField';

const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);

it('suggestions follow what is typed, and then come to rest', async () => {
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
  for (let tries = 0; tries < 50 && options()[0] !== 'kräm!'; tries++) await pause();
  expect(options()).toEqual(['kräm!']);
  const before = renders;
  await pause();
  expect(renders).toBe(before);
});
