import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { pageQuery } from '../../api/page-data/queries';
import { pageTemplate } from './page-template';

const client = new QueryClient();
const known = (path: string, answer: object) => client.setQueryData(pageQuery(path).queryKey, answer as never);

it.each([
  ['/varukorg/', '/varukorg/'],
  ['/recept/doktor-se/barn/19121212-1212/', '/recept/'],
  ['/order/81231/', '/order/'],
  ['/hitta-produkter/', '/hitta-produkter/'],
  ['/bevaka-vara/', '/bevaka-vara/'],
])('%s is reported as %s', (path, template) => {
  expect(pageTemplate(path, client)).toBe(template);
});

it('a page of the content source is reported by its template, which its data names', () => {
  const path = '/produkt/plaster-100124/';
  expect(pageTemplate(path, client)).toBe('page');
  known(path, { found: true, page: { template: 'product' } });
  expect(pageTemplate(path, client)).toBe('product');
  known('/kim-lund/', { found: false });
  expect(pageTemplate('/kim-lund/', client)).toBe('not-found');
});
