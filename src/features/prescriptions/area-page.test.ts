import { expect, it } from 'vitest';
import { areaPageAt } from './area-page';

const child = { kind: 'child', id: 'c1' };
const giver = { kind: 'giver', id: 'g1' };

it.each([
  ['/recept/', { section: 'own', view: 'prescriptions' }],
  ['/recept/hogkostnadsskydd/', { section: 'own', view: 'costProtection' }],
  ['/recept/mina/rx1/', { section: 'own', view: 'prescription', id: 'rx1' }],
  ['/recept/barn/', { section: 'children', view: 'index' }],
  ['/recept/barn/c1/', { section: 'children', view: 'prescriptions', patient: child }],
  ['/recept/barn/c1/hogkostnadsskydd/', { section: 'children', view: 'costProtection', patient: child }],
  ['/recept/barn/c1/rx1/', { section: 'children', view: 'prescription', patient: child, id: 'rx1' }],
  ['/recept/fullmakter/', { section: 'powers', view: 'index' }],
  ['/recept/fullmakter/g1/', { section: 'powers', view: 'prescriptions', patient: giver }],
  ['/recept/fullmakter/g1/rx1/', { section: 'powers', view: 'prescription', patient: giver, id: 'rx1' }],
  ['/recept/djur/', { section: 'animals', view: 'prescriptions' }],
  ['/recept/djur/rx1/', { section: 'animals', view: 'prescription', id: 'rx1' }],
  ['/recept/listor/', { section: 'lists', view: 'index' }],
])('%s', (path, page) => {
  expect(areaPageAt(path)).toMatchObject(page);
  expect(areaPageAt(path.replace('/recept/', '/recept/doktor-se/'))).toEqual(areaPageAt(path));
});
