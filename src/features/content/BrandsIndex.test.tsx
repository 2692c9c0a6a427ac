// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { render, type } from '../../../tests/support/render';
import { BrandsIndex } from './BrandsIndex';

const link = (title: string) => ({ title, path: `/varumarken/${title.toLowerCase()}/`, text: '' });
const groups = [
  { title: 'A', links: [link('Acetyra'), link('Ansia')] },
  { title: 'Ö', links: [link('Ögonro')] },
];
const links = () => [...document.querySelectorAll('section a')].map(({ textContent }) => textContent);
const field = () => document.querySelector('input') as HTMLInputElement;

beforeEach(() => history.replaceState(null, ''));

it('shows the number of brands, and the letters that have brands', async () => {
  await render(<BrandsIndex groups={groups} />);
  expect(document.querySelector('[role=status]')?.textContent).toBe('3 varumärken');
  expect([...document.querySelectorAll('nav a')].map(({ textContent }) => textContent)).toEqual(['A', 'Ö']);
});

it('typing shows only the brands that contain the text, ignoring case', async () => {
  await render(<BrandsIndex groups={groups} />);
  await type(field(), ' ÖGON');
  expect(links()).toEqual(['Ögonro']);
  expect(document.querySelector('[role=status]')?.textContent).toBe('1 varumärke');
  await type(field(), 'xyz');
  expect(links()).toEqual([]);
  expect(document.querySelector('[role=status]')?.textContent).toBe('Inget varumärke heter så.');
});

it('a letter jumps to its brands without adding a history entry', async () => {
  await render(<BrandsIndex groups={groups} />);
  const before = history.length;
  await act(async () => document.querySelectorAll<HTMLElement>('nav a')[1]?.click());
  expect(document.activeElement?.textContent).toBe('Ö');
  expect(history.length).toBe(before);
});
