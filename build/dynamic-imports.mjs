import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './files.mjs';
import { partsIn } from './part-names.mjs';

/**
 * @typedef {object} DynamicImports
 * @property {string[]} stages files of `src/app/stages/`, in the order in which the entry asks for them
 * @property {Map<string, string>} parts name -> file of everything else that is loaded when it is needed
 */

/** Reads from the sources what is loaded lazily, and checks that parts export a component called after their file. */
export async function findDynamicImports(root, entry) {
  const files = (await filesBelow(root, 'src')).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const known = new Set(files);
  const parts = new Map();
  const stages = [];
  for (const file of files) {
    const source = await readFile(path.join(root, file), 'utf8');
    const resolve = (specifier) => resolveIn(known, file, specifier);
    for (const [, specifier] of source.matchAll(/\bimport\(\s*'(\.[^']+)'\s*\)/g)) {
      const target = resolve(specifier);
      if (target.startsWith('src/app/stages/')) {
        if (file === entry) stages.push(target);
        continue;
      }
      const name = nameOf(target);
      if (parts.has(name) && parts.get(name) !== target) {
        throw new Error(`Two parts are called ${name}: ${parts.get(name)} and ${target}`);
      }
      parts.set(name, target);
    }
    for (const target of partsIn(source, file).map(resolve)) {
      const component = new RegExp(`^export function ${nameOf(target)}\\b`, 'm');
      if (!component.test(await readFile(path.join(root, target), 'utf8')))
        throw new Error(`${target} is a part: it must export the component ${nameOf(target)}`);
    }
  }
  return { stages, parts };
}

function nameOf(file) {
  return path.basename(file).replace(/\.tsx?$/, '');
}

function resolveIn(known, importer, specifier) {
  const base = path.posix.join(path.posix.dirname(importer), specifier);
  const found = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`, base].find((candidate) => known.has(candidate));
  if (!found) throw new Error(`${importer}: nothing stands at import('${specifier}')`);
  return found;
}
