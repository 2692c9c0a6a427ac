import { matches } from '../../routes/matches';
import { paths } from '../../routes/paths';

/** What an address of the prescription area shows. Each also has a row in the route table. */
export type AreaPage = { kind: 'prescriptions' } | { kind: 'costProtection' } | { kind: 'prescription'; id: string };

export function areaPageAt(path: string): AreaPage {
  if (matches(paths.costProtection(), path)) return { kind: 'costProtection' };
  if (matches(paths.prescription(':id'), path)) return { kind: 'prescription', id: path.split('/').at(-2) ?? '' };
  return { kind: 'prescriptions' };
}
