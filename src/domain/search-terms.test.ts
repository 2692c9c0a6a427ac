import { expect, it } from 'vitest';
import { searchTerms } from './search-terms';

it.each([
  ['  plåster ', 'plåster'],
  ['åäö "citat" \\ % ( & |', 'åäö "citat" \\ % ( & |'],
  ['a\0b\r\nc', 'a b c'],
  ['\0', ''],
  ['\ud800x', 'x'],
  ['a'.repeat(5000), 'a'.repeat(200)],
  [`a${'💊'.repeat(150)}`, `a${'💊'.repeat(99)}`],
])('%j is searched as %j', (text, terms) => {
  expect(searchTerms(text)).toBe(terms);
  expect(() => encodeURIComponent(searchTerms(text))).not.toThrow();
});
