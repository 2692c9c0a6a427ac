// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeHttp } from '../../../tests/support/fake-http';
import { withQueries } from '../../../tests/support/queries';
import { key, press, render, type, until } from '../../../tests/support/render';
import { PlaceField } from './PlaceField';

const onChoose = vi.fn();
const places = [
  { name: 'Lund', county: 'Skåne län' },
  { name: 'Lunde', county: 'Västernorrlands län' },
];
const field = () => document.querySelector('[role=combobox]') as HTMLInputElement;
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];

beforeEach(async () => {
  onChoose.mockReset();
  fakeHttp(() => Response.json({ suggestions: places }));
  const place = <PlaceField name="place" label="Ort" button={null} onChoose={onChoose} />;
  await render(withQueries(<form onSubmit={(event) => event.preventDefault()}>{place}</form>));
});

async function typeLund(): Promise<void> {
  await type(field(), 'lund');
  await until(() => expect(options()).toHaveLength(2));
}

it('suggests places with their county, and takes the one that is pressed', async () => {
  await typeLund();
  expect(options().map(({ textContent }) => textContent)).toEqual(['Lund Skåne län', 'Lunde Västernorrlands län']);
  await press(options()[1] as HTMLElement);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Lunde, Västernorrlands län');
  expect(field().value).toBe('Lunde, Västernorrlands län');
  expect(options()).toEqual([]);
});

it('works with the keyboard alone', async () => {
  await typeLund();
  await key(field(), 'ArrowDown');
  expect(field().getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
  await key(field(), 'ArrowUp');
  await key(field(), 'ArrowUp');
  expect(options()[1]?.getAttribute('aria-selected')).toBe('true');
  await key(field(), 'Enter');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Lunde, Västernorrlands län');
});

it('Escape closes only the suggestions, and the typed text stays', async () => {
  await typeLund();
  const closing = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  await act(async () => void field().dispatchEvent(closing));
  expect(closing.defaultPrevented).toBe(true);
  expect(options()).toEqual([]);
  expect(field().value).toBe('lund');
  expect(onChoose).not.toHaveBeenCalled();
});

it('the list closes when the surrounding form is sent, wherever the focus is', async () => {
  await typeLund();
  await act(async () => field().form?.requestSubmit());
  expect(options()).toEqual([]);
});
