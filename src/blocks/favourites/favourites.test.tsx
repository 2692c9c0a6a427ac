// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { byRole, press, render } from '../../../tests/support/render';
import { notifyFavourite } from '../../api/elevate/notifications';
import { card } from '../../cart/testing/card';
import { productNumber } from '../../domain/ids';
import { limits } from '../../domain/limits';
import { store } from '../../lib/store';
import { purgePersonal } from '../../platform/storage/storage';
import { Toasts } from '../../ui/toast/Toasts';
import { currentToastAtom, dismissToast } from '../../ui/toast/toast-queue';
import { FavouriteButton } from './FavouriteButton';
import { addFavourite, favourites, removeFavourite, toggleFavourite } from './favourites';

vi.mock(import('../../api/elevate/notifications'), { spy: true });

const product = (number: string) => ({ ...card(productNumber(number)), title: `Vara ${number}` });
const numbers = () => favourites.read().map((each) => each.productNumber);
const status = () => document.querySelector('[role=status]')?.textContent;

beforeEach(() => {
  vi.mocked(notifyFavourite).mockResolvedValue();
  favourites.clear();
});
afterEach(() =>
  act(async () => {
    for (let toast = store.get(currentToastAtom); toast; toast = store.get(currentToastAtom)) dismissToast(toast);
  }),
);

it('the button shows whether the product is a favourite, and toggles it', async () => {
  await render(<FavouriteButton card={product('1')} />);
  const button = byRole('button', 'Spara som favorit: Vara 1');
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await press(button);
  expect(numbers()).toEqual(['1']);
  expect(byRole('button', 'Ta bort från favoriter: Vara 1').getAttribute('aria-pressed')).toBe('true');
  await press(button);
  expect(numbers()).toEqual([]);
  await vi.waitFor(() => expect(vi.mocked(notifyFavourite).mock.calls.map(([, is]) => is)).toEqual([true, false]));
});

it('the button follows changes of another tab, and a sign-out', async () => {
  toggleFavourite(product('1'));
  const stored = localStorage.getItem('luckan.favourites.v1');
  favourites.clear();
  await render(<FavouriteButton card={product('1')} />);
  localStorage.setItem('luckan.favourites.v1', stored ?? '');
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'luckan.favourites.v1' })));
  byRole('button', 'Ta bort från favoriter: Vara 1');
  await act(async () => purgePersonal());
  byRole('button', 'Spara som favorit: Vara 1');
});

it('the latest comes first, and a restored one returns to its position', () => {
  for (const number of ['1', '2', '3']) toggleFavourite(product(number));
  expect(numbers()).toEqual(['3', '2', '1']);
  const [, second] = favourites.read();
  if (!second) throw new Error('there is no second');
  removeFavourite(second);
  expect(numbers()).toEqual(['3', '1']);
  addFavourite(second, 1);
  addFavourite(second, 1);
  expect(numbers()).toEqual(['3', '2', '1']);
});

it('an unreadable entry does not affect the rest of the list', () => {
  toggleFavourite(product('1'));
  const [row] = JSON.parse(localStorage.getItem('luckan.favourites.v1') ?? '[]');
  favourites.clear();
  localStorage.setItem('luckan.favourites.v1', JSON.stringify([{ ...row, title: 7 }, null, row]));
  expect(numbers()).toEqual(['1']);
  localStorage.setItem('luckan.favourites.v1', '{');
  expect(numbers()).toEqual([]);
});

it('a full list shows a message and stays unchanged', async () => {
  await render(<Toasts />);
  const { most } = limits.favourites;
  for (let number = 1; number <= most; number++) toggleFavourite(product(`${number}`));
  await act(async () => toggleFavourite(product('one more')));
  expect(numbers()).toHaveLength(most);
  expect(numbers()).not.toContain('one more');
  expect(status()).toContain(`Du kan ha högst ${most} favoriter.`);
});

it('a browser without storage is mentioned once, and favourites last as long as the page', async () => {
  await render(<Toasts />);
  const { write } = favourites;
  vi.spyOn(favourites, 'write').mockImplementation((products) => {
    write(products);
    return false;
  });
  await act(async () => toggleFavourite(product('1')));
  expect(status()).toContain('Webbläsaren kan inte spara dina favoriter.');
  const toast = store.get(currentToastAtom);
  await act(async () => {
    toggleFavourite(product('2'));
    if (toast) dismissToast(toast);
  });
  expect(status()).toBe('');
  expect(numbers()).toEqual(['2', '1']);
});
