import path from 'node:path';
import type { BuildResult, Metafile } from 'esbuild';

export type Result = BuildResult<{ metafile: true; write: false }>;

/** A script of the bundle, before it is minified again. */
export interface Script {
  /** File name without folder. */
  name: string;
  text: string;
  output: Metafile['outputs'][string];
  /** The source files in it that are imported lazily. */
  entryPoints: string[];
}

/** A file that only passes on what another one exports. */
const passing = /^(?:\/\*.*?\*\/\s*)?import\{([^}]*)\}from"\.\/([^"]+)";(?:import"[^"]+";)*export\{([^}]*)\};\s*$/;

/**
 * The scripts of a bundle. The bundler splits a lazily imported file that others import, too, into its code and a file
 * that passes on its exports. These files are left out: their importers import the code itself.
 */
export function scriptsOf({ outputFiles, metafile }: Result): Script[] {
  const texts = new Map(outputFiles.map((file) => [path.basename(file.path), file.text]));
  const all = Object.entries(metafile.outputs)
    .filter(([file]) => file.endsWith('.js'))
    .map(([file, output]): Script => {
      const name = path.basename(file);
      return { name, text: texts.get(name) ?? '', output, entryPoints: output.entryPoint ? [output.entryPoint] : [] };
    });
  const byName = new Map(all.map((script) => [script.name, script]));
  const passed = new Map(all.flatMap((script) => passedOn(script, byName) ?? []));
  const passedBy = (name: string) => all.filter((each) => passed.get(each.name)?.holder === name);
  const remaining = all
    .filter(({ name }) => !passed.has(name))
    .map((script) => ({
      ...script,
      text: importingCode(script.text, passed),
      entryPoints: [script, ...passedBy(script.name)].flatMap(({ entryPoints }) => entryPoints),
    }));
  for (const { name, text } of remaining)
    for (const left of passed.keys())
      if (text.includes(`/${left}"`)) throw new Error(`${name} still imports ${left}, which is left out`);
  return remaining;
}

interface Passed {
  /** The file with the code. */
  holder: string;
  /** Its names of the exports, by their own. */
  exports: Map<string, string>;
}

/** What a file passes on, unless it also loads what the code itself does not. */
function passedOn(script: Script, byName: ReadonlyMap<string, Script>): [[string, Passed]] | null {
  const [, imported = '', holder = '', exported = ''] = passing.exec(script.text) ?? [];
  if (script.entryPoints.length === 0 || !holder) return null;
  const loaded = closure(holder);
  if (!importsOf(script).every((each) => loaded.has(each))) return null;
  const pairs = (list: string) => list.split(',').map((each) => each.split(' as '));
  const locals = new Map(pairs(imported).map(([of = '', local = of]) => [local, of]));
  const exports = pairs(exported).map(([local = '', as = local]) => [as, locals.get(local) ?? local] as const);
  return [[script.name, { holder, exports: new Map(exports) }]];

  function closure(name: string, found = new Set<string>()): Set<string> {
    const known = byName.get(name);
    if (!known || found.has(name)) return found;
    found.add(name);
    for (const each of importsOf(known)) closure(each, found);
    return found;
  }
}

/** Names of the scripts that it imports statically. */
export function importsOf({ output }: Pick<Script, 'output'>): string[] {
  return output.imports
    .filter(({ kind, external }) => kind === 'import-statement' && !external)
    .map((found) => path.basename(found.path));
}

/** Imports the code itself. No place before the end of the text moves, so that source maps stay right. */
function importingCode(text: string, passed: ReadonlyMap<string, Passed>): string {
  let added = '';
  let count = 0;
  const changed = text.replace(/import\("\.\/([^"]+)"\)/g, (call, name: string) => {
    const found = passed.get(name);
    if (!found) return call;
    const loading = `importCode${count++}`;
    const exports = [...found.exports].map(([as, of]) => `${as}:code.${of}`);
    added += `function ${loading}(){return import("./${found.holder}").then(code=>({${exports}}))}\n`;
    return `${loading}()`.padEnd(call.length);
  });
  return changed + added;
}
