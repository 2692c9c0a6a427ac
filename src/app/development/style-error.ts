import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { compile } from '@vanilla-extract/integration';
import type { BuildOptions, OnLoadResult, PartialMessage, Plugin } from 'esbuild';

/** Lines that `processVanillaFile` puts before the bundle that it evaluates. */
const linesBefore = 3;

/** For `compile`: esbuild's own log would name the lines of what vanilla-extract has printed. */
export const silent = { plugins: [withOptions({ logLevel: 'silent' })] };

const withMap = { plugins: [withOptions({ logLevel: 'silent', sourcemap: 'inline' })] };

interface Place {
  file: string;
  line: number;
  column: number;
  lineText: string;
}

/** What a `.css.ts` file threw while it was bundled or evaluated, at its line of the sources. */
export async function styleErrorOf(error: unknown, root: string, file: string): Promise<OnLoadResult> {
  const { errors, message, stack = '' } = error as Error & { errors?: PartialMessage[] };
  if (errors) return { errors: await Promise.all(errors.map((each) => withOwnLine(each, root))) };
  const evaluated = stack.split('\n').find((line) => line.includes(`${file}:`));
  const [, line, column] = /:(\d+):(\d+)\)?$/.exec(evaluated ?? '') ?? [];
  const location = line ? await placeOf(Number(line) - linesBefore, Number(column), root, file) : null;
  if (!location) throw error;
  return { errors: [await withOwnLine({ text: message, location }, root)] };
}

/** Where a place of the bundle, counted from 1, comes from; null if it is not of the sources. */
async function placeOf(line: number, column: number, root: string, file: string): Promise<Place | null> {
  const { source } = await compile({ filePath: file, cwd: root, identOption: 'short', esbuildOptions: withMap });
  const map = JSON.parse(Buffer.from(source.slice(source.lastIndexOf(',') + 1), 'base64').toString());
  const entry = new SourceMap(map).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return null;
  const { originalSource, originalLine, originalColumn } = entry;
  const text: string = map.sourcesContent[map.sources.indexOf(originalSource)];
  return {
    file: path.normalize(originalSource),
    line: originalLine + 1,
    column: originalColumn,
    lineText: text.split('\n')[originalLine] ?? '',
  };
}

/**
 * vanilla-extract prints each file anew before it is bundled, without a map: the line is the nearest one that says the
 * same.
 */
async function withOwnLine({ text = '', location }: PartialMessage, root: string): Promise<PartialMessage> {
  const { file, line = 1, lineText = '' } = location ?? {};
  if (!file) return { text };
  const lines = (await readFile(path.resolve(root, file), 'utf8')).split('\n');
  const [own] = lines
    .map((each, index) => ({ line: index + 1, lineText: each }))
    .filter((each) => essence(each.lineText) === essence(lineText))
    .sort((one, other) => Math.abs(one.line - line) - Math.abs(other.line - line));
  return { text, location: own ? { ...location, ...own } : { file } };
}

/** A line without what depends on who prints it. */
function essence(line: string): string {
  return line.replace(/[\s"'`]|[,;]\s*$/g, '');
}

/** Options that `compile` does not take. */
function withOptions(options: BuildOptions): Plugin {
  return { name: 'options', setup: ({ initialOptions }) => void Object.assign(initialOptions, options) };
}
