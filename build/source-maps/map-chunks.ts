import path from 'node:path';
import { debugIdOf } from '../../src/lib/debug-id';
import { prefixOf } from '../chunks';
import { settings } from '../minify';
import { type Result, type Script, scriptsOf } from '../scripts';
import { runOnThreads } from '../threads';

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
  const tasks = scripts.map((script) => {
    const map = mapOf.get(modulesOf(script));
    if (map === undefined) throw new Error(`${script.name} has no source map`);
    return { name: script.name, text: script.text, map };
  });
  const made = await runOnThreads<(typeof tasks)[number], MappedScript>('source-maps/map-worker', tasks, settings);
  const prefixes = scripts.map(({ output }) => prefixOf(output.inputs));
  return made.map(({ name, code, map }, index) => {
    const prefix = prefixes[index] ?? '';
    return { name, code: prefix + code, map: finished(map, { name, linesAbove: prefix.split('\n').length - 1 }) };
  });
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
