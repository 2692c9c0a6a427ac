import path from 'node:path';
import { debugIdOf } from '../../src/lib/debug-id';
import { prefixOf } from '../chunks';
import { minifyMapped } from '../minify';
import { type Result, type Script, scriptsOf } from '../scripts';

/** A script as it is published, and where each of its places comes from. */
export interface MappedScript {
  name: string;
  code: string;
  map: string;
}

/**
 * The source maps of a bundle's scripts after minifying. The bundler puts maps into the hashes of names, so they come
 * from a bundle of their own: the same scripts, each with the same modules and, but for those names, the same text.
 */
export async function mapChunks(published: Result, mapped: Result): Promise<MappedScript[]> {
  const mapOf = new Map(scriptsOf(mapped).map((script) => [modulesOf(script), mapIn(mapped, script.name)]));
  const scripts = scriptsOf(published);
  return Promise.all(
    scripts.map(async (script) => {
      const { name, text, output } = script;
      const map = mapOf.get(modulesOf(script));
      if (map === undefined) throw new Error(`${name} has no source map`);
      const made = await minifyMapped(text, map);
      const prefix = prefixOf(output.inputs);
      const linesAbove = prefix.split('\n').length - 1;
      return { name, code: prefix + made.code, map: finished(made.map, { name, linesAbove }) };
    }),
  );
}

/** Each module is in one script. */
function modulesOf({ entryPoints, output }: Script): string {
  return [...entryPoints, ...Object.keys(output.inputs)].sort().join('\n');
}

function mapIn({ outputFiles }: Result, name: string): string | undefined {
  return outputFiles.find((output) => path.basename(output.path) === `${name}.map`)?.text;
}

function finished(text: string, { name, linesAbove }: { name: string; linesAbove: number }): string {
  const map = JSON.parse(text);
  const id = debugIdOf(name);
  // The id in both names that are in use: of the service, and of the proposal to the standard.
  return JSON.stringify({ ...map, mappings: ';'.repeat(linesAbove) + map.mappings, debug_id: id, debugId: id });
}
