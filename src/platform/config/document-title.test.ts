import { expect, it } from 'vitest';
import { documentTitle, pageTitle } from './document-title';

it.each([
  ['Feber', 'Feber – Luckan Apotek'],
  ['Luckan Apotek', 'Luckan Apotek'],
  ['Om Luckan Apotek', 'Om Luckan Apotek'],
])('the title of %s is %s', (title, expected) => {
  expect(documentTitle(title, 'Luckan Apotek')).toBe(expected);
  expect(pageTitle(expected, 'Luckan Apotek')).toBe(title);
});

it('a shop without a name adds nothing', () => {
  expect(documentTitle('Feber', '')).toBe('Feber');
});
