import { expect, it } from 'vitest';
import document from '../../platform/config/default.json';
import { termsPage } from './terms-page';

it('is found by its title', () => {
  expect(termsPage(document.operator.pages)?.path).toBe('/rad/kopvillkor/');
  expect(termsPage([{ title: 'Allmänna villkor', path: '/a/' }])?.path).toBe('/a/');
});

it('is missing if the operator has none', () => {
  expect(termsPage([{ title: 'Kundservice', path: '/rad/kundservice/' }])).toBeNull();
});
