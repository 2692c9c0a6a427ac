import path from 'node:path';
import type { BuildResult, Metafile } from 'esbuild';
import { debugIdOf } from '../src/lib/debug-id';
import { prefixOf } from './chunks';
import { settings } from './minify';
import { runOnThreads } from './threads';

type Result = BuildResult<{ metafile: true; write: false }>;

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
  const mapOf = new Map(scriptsOf(mapped).map(([file, output]) => [modulesOf(output), textOf(mapped, `${file}.map`)]));
  const tasks = scriptsOf(published).map(([file, output]) => {
    const map = mapOf.get(modulesOf(output));
    if (map === undefined) throw new Error(`${file} has no source map`);
    return { name: path.basename(file), text: textOf(published, file), map };
  });
  const made = await runOnThreads<(typeof tasks)[number], MappedScript>('map-worker', tasks, settings);
  const prefixes = scriptsOf(published).map(([, { inputs }]) => prefixOf(inputs));
  return made.map(({ name, code, map }, index) => {
    const prefix = prefixes[index] ?? '';
    return { name, code: prefix + code, map: finished(map, { name, linesAbove: prefix.split('\n').length - 1 }) };
  });
}

function scriptsOf({ metafile }: Result) {
  return Object.entries(metafile.outputs).filter(([file]) => file.endsWith('.js'));
}

/** Each module is in one script. */
function modulesOf({ inputs, entryPoint = '' }: Metafile['outputs'][string]): string {
  return [entryPoint, ...Object.keys(inputs).sort()].join('\n');
}

function textOf({ outputFiles }: Result, file: string): string {
  return outputFiles.find((output) => output.path.endsWith(`/${path.basename(file)}`))?.text ?? '';
}

function finished(text: string, { name, linesAbove }: { name: string; linesAbove: number }): string {
  const map = JSON.parse(text);
  const id = debugIdOf(name);
  // The id in both names that are in use: of the service, and of the proposal to the standard.
  return JSON.stringify({ ...map, mappings: ';'.repeat(linesAbove) + map.mappings, debug_id: id, debugId: id });
}
