import { createHash } from 'node:crypto';
import path from 'node:path';
import { minifyAgain } from './minify.mjs';

/**
 * @typedef {object} Chunk a JavaScript file of the bundle
 * @property {string} name file name without folder
 * @property {string} text
 * @property {string[]} imports names of the chunks that it imports statically
 * @property {string[]} inputs the sources in it
 * @property {string | undefined} entryPoint the source file that it stands for, if any
 */

const reference = /(["'])\.\/([\w.-]+\.js)\1/g;
const eager = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes the final chunks of esbuild's output: hands through files that only re-export disappear, React's chunk is
 * marked to be compiled eagerly, and names carry a hash of all that the chunk can reach.
 * @param {import('esbuild').BuildResult} result
 * @param {boolean} small takes the time to make them as small as possible
 * @returns {Promise<Map<string, Chunk>>} by the source file of each entry point, and by name
 */
export async function finishChunks(result, small) {
  const { outputFiles, metafile } = result;
  const chunks = readChunks(outputFiles, metafile);
  for (const chunk of [...chunks.values()]) foldIntoOrigin(chunk, chunks);
  if (small) {
    const all = [...chunks.values()].sort((a, b) => b.text.length - a.text.length);
    const smaller = await minifyAgain(all.map((chunk) => chunk.text));
    for (const [index, chunk] of all.entries()) chunk.text = smaller[index];
  }
  for (const chunk of chunks.values()) {
    if (chunk.inputs.some((input) => /react-dom\/cjs/.test(input))) chunk.text = eager + chunk.text;
  }
  return rename(chunks);
}

function readChunks(outputFiles, metafile) {
  const texts = new Map(outputFiles.map((file) => [path.basename(file.path), file.text]));
  /** @type {Map<string, Chunk>} */
  const chunks = new Map();
  for (const [file, output] of Object.entries(metafile.outputs)) {
    const name = path.basename(file);
    chunks.set(name, {
      name,
      text: texts.get(name) ?? '',
      imports: output.imports
        .filter(({ kind }) => kind === 'import-statement')
        .map((found) => path.basename(found.path)),
      inputs: Object.entries(output.inputs)
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([input]) => input),
      entryPoint: output.entryPoint,
    });
  }
  return chunks;
}

/**
 * An entry point whose code other entry points share is left as a file that re-exports from one chunk:
 * that chunk takes over its exports and its name, which saves a request.
 */
function foldIntoOrigin(stub, chunks) {
  const match = /^(?:import(?:\{([^}]*)\}from)?"[^"]+";)+(?:export\{([^}]*)\};?)?\s*$/.exec(stub.text);
  if (!stub.entryPoint || !match) return;
  const origin = onlyTop(stub.imports, chunks);
  if (!origin || origin.entryPoint) return;
  const importedAs = new Map(
    pairs(new RegExp(`import\\{([^}]*)\\}from"\\./${origin.name}"`).exec(stub.text)?.[1]).map(([name, local]) => [
      local,
      name,
    ]),
  );
  const localOf = new Map(pairs(exportsOf(origin.text)).map(([local, name]) => [name, local]));
  const exported = pairs(match[2]).map(([local, name]) => [localOf.get(importedAs.get(local)), name]);
  if (exported.some(([local]) => local === undefined)) return;
  if (exported.length > 0) {
    origin.text = `${origin.text.trimEnd()}export{${exported.map(([local, name]) => `${local} as ${name}`).join(',')}};\n`;
  }
  origin.entryPoint = stub.entryPoint;
  chunks.delete(stub.name);
  for (const chunk of chunks.values()) {
    chunk.text = chunk.text.replaceAll(`"./${stub.name}"`, `"./${origin.name}"`);
    chunk.imports = [...new Set(chunk.imports.map((name) => (name === stub.name ? origin.name : name)))];
  }
}

/** The one of these chunks that imports all the others; none when they stand side by side. */
function onlyTop(names, chunks) {
  const tops = names.filter((name) => names.every((other) => closureOf(name, chunks).includes(other)));
  return tops.length === 1 ? chunks.get(tops[0]) : undefined;
}

function exportsOf(text) {
  return [...text.matchAll(/export\{([^}]*)\}/g)].map(([, list]) => list).join(',');
}

/** `a as b, c` -> [[a, b], [c, c]] */
function pairs(list = '') {
  return list
    .split(',')
    .filter(Boolean)
    .map((item) => {
      const [from, to] = item.trim().split(' as ');
      return [from, to ?? from];
    });
}

/** Names chunks for their entry point and for a hash of everything that can be reached from them. */
function rename(chunks) {
  const plain = new Map([...chunks].map(([name, { text }]) => [name, text.replace(reference, '$1./$1')]));
  const references = new Map(
    [...chunks].map(([name, { text }]) => [
      name,
      [...text.matchAll(reference)].map(([, , target]) => target).filter((target) => chunks.has(target)),
    ]),
  );
  const names = new Map();
  for (const [name, { entryPoint }] of chunks) {
    const hash = createHash('sha256');
    for (const reached of reach(name, references)) hash.update(plain.get(reached) ?? '').update('\0');
    const base = entryPoint ? path.basename(entryPoint).replace(/\.\w+$/, '') : 'shared';
    names.set(name, `${base}-${hash.digest('hex').slice(0, 8)}.js`);
  }
  return new Map(
    [...chunks.values()].map((chunk) => {
      const text = chunk.text.replace(reference, (whole, quote, target) =>
        names.has(target) ? `${quote}./${names.get(target)}${quote}` : whole,
      );
      const name = names.get(chunk.name);
      return [name, { ...chunk, name, text, imports: chunk.imports.map((target) => names.get(target)) }];
    }),
  );
}

/** Depth first in the order of the text, which does not depend on names. */
function reach(name, references, reached = new Set()) {
  if (reached.has(name)) return reached;
  reached.add(name);
  for (const target of references.get(name) ?? []) reach(target, references, reached);
  return reached;
}

/** @returns {string[]} names of a chunk and of all that it imports statically */
export function closureOf(name, chunks, found = new Set()) {
  if (found.has(name)) return [...found];
  found.add(name);
  for (const target of chunks.get(name)?.imports ?? []) closureOf(target, chunks, found);
  return [...found];
}
