import { expect, it } from 'vitest';
import { sortings } from '../../domain/prescription-states';
import { type ListView, readListView, writeListView } from './list-view';

const own: ListView = { sorting: 'prescribed', withExpired: false, page: 1 };

it('a list as it is first shown adds nothing to its address', () => {
  expect(writeListView(own)).toBe('');
  expect(readListView('')).toEqual(own);
});

it('what was chosen is read again from the address', () => {
  for (const sorting of sortings) {
    const view = { sorting, withExpired: true, page: 3 };
    expect(readListView(writeListView(view))).toEqual(view);
  }
  expect(writeListView({ sorting: 'expiry' })).toBe('?sort=expiry');
});

it('invalid values are ignored', () => {
  expect(readListView('?sort=price&sida=-1')).toEqual(own);
  expect(readListView('?sida=0')).toEqual(own);
  expect(readListView('?sida=99999').page).toBe(50);
});
