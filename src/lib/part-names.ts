import path from 'node:path';

const importsPart = /^import \{[^}]*\bpart\b[^}]*\} from '[./]+\/lib\/part';/m;
const call = /\bpart\((\s*\(\) =>\s*import\('([^']+)'\)),?\s*\)/g;

/**
 * Gives each `part(() => import('./Name'))` of a source the name of its file, which is the name of its component,
 * styles and texts.
 */
export function namePartsIn(source: string): string {
  if (!importsPart.test(source)) return source;
  return source.replace(call, (_, load, specifier) => `part(${load}, '${path.posix.basename(specifier)}')`);
}

/**
 * The modules of a source's parts, as written in the source.
 * @throws if a part is written in a way that cannot be named
 */
export function partsIn(source: string, file: string): string[] {
  if (!importsPart.test(source)) return [];
  const specifiers = [...source.matchAll(call)].map(([, , specifier = '']) => specifier);
  if (specifiers.length !== source.match(/\bpart\(/g)?.length)
    throw new Error(`${file}: parts are written part(() => import('./Name')), so that the build can name them`);
  return specifiers;
}
