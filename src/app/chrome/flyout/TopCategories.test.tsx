// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { byRole, key, press } from '../../../../tests/support/render';
import { found, openAt, searchService } from '../../../../tests/support/search';
import type { NavigationNode } from '../../../api/elevate/schema';
import { card } from '../../../cart/testing/card';
import { productNumber } from '../../../domain/ids';
import { TopCategories } from './TopCategories';

const node = (label: string, path: string, children: NavigationNode[] = []) => ({ label, path, children });
const nodes = [
  node('Hår', '/har/', [node('Schampo', '/har/schampo/', [node('Mot mjäll', '/har/schampo/mjall/')])]),
  node('Hud', '/hud/', [node('Ansikte', '/hud/ansikte/')]),
  node('Ögon', '/ogon/'),
];

const group = (id: string, more: object = {}) => ({
  key: id,
  products: [
    { key: id, ticket: 't', typedCustom: { json: { card: { ...card(productNumber(id)), title: id, ...more } } } },
  ],
});

let requests: URL[];
beforeEach(() => {
  const answer = found(5);
  answer.primaryList.productGroups = [
    group('Recept', { itemType: 'prescription' }),
    group('Känslig', { marketingSensitive: true }),
    ...['Ett', 'Två', 'Tre', 'Fyra'].map((id) => group(id)),
  ] as never[];
  requests = searchService(answer);
});
afterEach(() => vi.useRealTimers());

const open = () => document.querySelector('[aria-expanded=true]')?.textContent;
const links = () => [...document.querySelectorAll('a')].map(({ textContent }) => textContent);

it('opens the category of the current page, marks the page and lists its subcategories to any depth', async () => {
  await openAt('/har/schampo/mjall/', <TopCategories nodes={nodes} onClose={() => {}} />);
  expect(open()).toBe('Hår');
  expect(links().slice(0, 3)).toEqual(['Allt inom Hår', 'Schampo', 'Mot mjäll']);
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Mot mjäll');
});

it('opens another category in its place, with the contents right after its button', async () => {
  await openAt('/', <TopCategories nodes={nodes} onClose={() => {}} />);
  expect(open()).toBe('Hår');
  await press(byRole('button', 'Hud'));
  expect(document.querySelectorAll('[aria-expanded=true]')).toHaveLength(1);
  expect(byRole('button', 'Hud').nextElementSibling?.textContent).toContain('Ansikte');
  await press(byRole('button', 'Hud'));
  expect(open()).toBe('Hud');
});

it('the arrow keys cycle through the categories', async () => {
  await openAt('/', <TopCategories nodes={nodes} onClose={() => {}} />);
  byRole('button', 'Hår').focus();
  const places: (string | null | undefined)[] = [];
  for (const name of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
    await key(document.activeElement as Element, name);
    places.push(document.activeElement?.textContent);
  }
  expect(places).toEqual(['Hud', 'Ögon', 'Hår', 'Ögon', 'Hår']);
});

it('promotes three products of the category, none on prescription and none marketing-sensitive', async () => {
  await openAt('/', <TopCategories nodes={nodes} onClose={() => {}} />);
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(links()).toContain('Ett');
  });
  expect(requests.at(-1)?.searchParams.get('pageReference')).toBe('/har/');
  const products = document.querySelector('section') as HTMLElement;
  expect([...products.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Ett', 'Två', 'Tre']);
});

it('a resting mouse opens a category, a passing one does not, and touch needs a press', async () => {
  await openAt('/', <TopCategories nodes={nodes} onClose={() => {}} />);
  vi.useFakeTimers();
  const point = (name: string, label: string, more: object) =>
    act(async () => {
      const event = new MouseEvent(name, { bubbles: true });
      byRole('button', label).dispatchEvent(Object.assign(event, more));
    });
  const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  await point('pointerover', 'Hud', { pointerType: 'touch' });
  await wait(500);
  expect(open()).toBe('Hår');
  await point('pointerover', 'Hud', { pointerType: 'mouse' });
  await wait(100);
  await point('pointermove', 'Hud', { pointerType: 'mouse', movementX: 4 });
  await wait(100);
  expect(open(), 'it is on its way to the right').toBe('Hår');
  await wait(60);
  expect(open()).toBe('Hud');
  await point('pointerover', 'Ögon', { pointerType: 'mouse' });
  await point('pointerout', 'Ögon', { pointerType: 'mouse' });
  await wait(500);
  expect(open()).toBe('Hud');
});
