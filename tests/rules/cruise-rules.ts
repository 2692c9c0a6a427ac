import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { featuresMayImport, mayImport, mayReadExpedition, notInDomain } from './import-table';

type Side = IRegularForbiddenRuleType['to'];

const everything = '^(src|bridge|fixtures|tests|build)/';
/** Tests next to the code may import whatever their set-up needs. */
const tests = '[.]test[.]tsx?$';

function folders(names: string[]): string {
  return `^(${names.join('|')})/`;
}

function forbid(name: string, from: IRegularForbiddenRuleType['from'], to: Side): IRegularForbiddenRuleType {
  return { name, severity: 'error', from, to };
}

/** The table as rules of dependency-cruiser. */
export const cruiseRules: IRegularForbiddenRuleType[] = [
  ...Object.entries(mayImport).map(([folder, others]) =>
    forbid(
      folder,
      { path: folders([folder]), pathNot: tests },
      { path: everything, pathNot: folders([folder, ...others]) },
    ),
  ),
  forbid(
    'src/features/*',
    { path: '^src/features/([^/]+)/', pathNot: tests },
    { path: everything, pathNot: `^(src/features/$1|${featuresMayImport.join('|')})/` },
  ),
  forbid(
    'prescriptions stay apart',
    { path: everything, pathNot: folders(mayReadExpedition) },
    { path: '^src/api/expedition/' },
  ),
  forbid('plain rules', { path: '^src/domain/' }, { path: `node_modules/(${notInDomain.join('|')})/` }),
  forbid('no cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } }),
];
