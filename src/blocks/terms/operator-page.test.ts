import { expect, it } from 'vitest';
import document from '../../platform/config/default.json';
import { type LegalPage, operatorPage } from './operator-page';

it.each<[LegalPage, string]>([
  ['terms', '/rad/kopvillkor/'],
  ['withdrawal', '/rad/angerratt-och-retur/'],
  ['privacy', '/rad/personuppgifter/'],
])('%s is found by its title', (kind, path) => {
  expect(operatorPage(document.operator.pages, kind)?.path).toBe(path);
});

it.each<[LegalPage, string]>([
  ['terms', 'Allmänna villkor'],
  ['privacy', 'Integritetspolicy'],
])('%s may be called otherwise: %s', (kind, title) => {
  expect(operatorPage([{ title, path: '/a/' }], kind)?.path).toBe('/a/');
});

it('is missing if the operator has none', () => {
  expect(operatorPage([{ title: 'Kundservice', path: '/rad/kundservice/' }], 'terms')).toBeNull();
});
