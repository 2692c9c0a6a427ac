import { expect, it } from 'vitest';
import { reportedPath } from './page-privacy';

it.each([
  ['/kassa/', '/kassa/'],
  ['/produkt/salva-1/', '/produkt/salva-1/'],
  ['/order/12345/', '/order/:id/'],
  ['/recept/191212121212/finns-inte/', '/recept/'],
  ['/kundklubb/anna@example.com/', '/kundklubb/'],
])('of %s an app learns %s', (path, reported) => expect(reportedPath(path)).toBe(reported));
