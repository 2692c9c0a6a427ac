import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { BuildFailure } from 'esbuild';
import type { PageError, Place, Problem } from './problem';

/** Source maps of the bundle. */
type Maps = ReadonlyMap<string, string | Uint8Array>;

/** A frame of a stack, as Chromium and Firefox or WebKit write it. */
const frame =
  /^\s*(?:at (?:async )?(?:(?<name>.+?) \()?|(?<called>[^\s@]*)@)https?:\/\/[^/\s]+\/(?<file>\S+?):(?<line>\d+):(?<column>\d+)\)?$/;

/** What is wrong with a source that could not be bundled: `error` is what esbuild, or a plugin, threw. */
export function problemsOfBuild(error: unknown): Problem[] {
  const { errors = [], message = String(error) } = error as Partial<BuildFailure>;
  if (errors.length === 0) return [{ title: message, places: [] }];
  return errors.map(({ text, location }) => ({
    title: text,
    places: location ? [{ ...location, column: location.column + 1, text: location.lineText.trim() }] : [],
  }));
}

/** For the terminal. */
export function toText({ title, places }: Problem): string {
  return [title, ...places.map(({ file, line, column, text }) => `  ${file}:${line}:${column}\n    ${text}`)].join(
    '\n',
  );
}

/** An error of a page, with its stack in the sources' own lines. */
export function problemOfPage({ name, message, stack = '' }: PageError, maps: Maps): Problem {
  const places = stack.split('\n').flatMap((line) => {
    const groups = frame.exec(line)?.groups;
    return groups ? placeOf(groups, maps) : [];
  });
  const own = places.filter(({ file }) => !file.includes('node_modules/'));
  return { title: `${name}: ${message}`, places: own.length > 0 ? own : places };
}

/** None if a line of a stack is not in the bundle. */
function placeOf({ name, called, file = '', line, column }: Record<string, string | undefined>, maps: Maps): Place[] {
  const map = maps.get(`${file.replace(/^external\//, '')}.map`);
  if (map === undefined) return [];
  const payload: SourceMapPayload = JSON.parse(typeof map === 'string' ? map : new TextDecoder().decode(map));
  const entry = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in entry)) return [];
  const { originalSource, originalLine, originalColumn } = entry;
  const text = payload.sourcesContent[payload.sources.indexOf(originalSource)]?.split('\n')[originalLine] ?? '';
  const place = {
    // The bundle's folder is one below the root.
    file: path.posix.normalize(path.posix.join('out/assets', '..', originalSource)),
    line: originalLine + 1,
    column: originalColumn + 1,
    name: name ?? called ?? '',
    text: text.trim(),
  };
  return [place];
}
