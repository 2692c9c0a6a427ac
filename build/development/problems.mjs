import { SourceMap } from 'node:module';
import path from 'node:path';

/**
 * A line of the sources.
 * @typedef {object} Place
 * @property {string} file from the root
 * @property {number} line from 1
 * @property {number} column from 1
 * @property {string} [name] of the function
 * @property {string} text the line itself
 */

/** @typedef {{ title: string, places: Place[] }} Problem an error as `npm run dev` shows it */

/** A frame of a stack, as Chromium and Firefox or WebKit write it. */
const frame =
  /^\s*(?:at (?:async )?(?:(?<name>.+?) \()?|(?<called>[^\s@]*)@)https?:\/\/[^/\s]+\/(?<file>\S+?):(?<line>\d+):(?<column>\d+)\)?$/;

/**
 * What is wrong with a source that could not be bundled.
 * @param {unknown} error what esbuild, or a plugin, threw
 * @returns {Problem[]}
 */
export function problemsOfBuild(error) {
  const { errors = [], message = String(error) } = /** @type {Partial<import('esbuild').BuildFailure>} */ (error);
  if (errors.length === 0) return [{ title: message, places: [] }];
  return errors.map(({ text, location }) => ({
    title: text,
    places: location
      ? [{ file: location.file, line: location.line, column: location.column + 1, text: location.lineText }]
      : [],
  }));
}

/** @param {Problem} problem @returns {string} for the terminal */
export function toText({ title, places }) {
  return [title, ...places.map(({ file, line, column, text }) => `  ${file}:${line}:${column}\n    ${text}`)].join(
    '\n',
  );
}

/**
 * An error of a page, with its stack in the sources' own lines.
 * @param {{ name: string, message: string, stack?: string }} error
 * @param {Map<string, string | Uint8Array>} files of the bundle, source maps included
 * @returns {Problem}
 */
export function problemOfPage({ name, message, stack = '' }, files) {
  const places = stack.split('\n').flatMap((line) => {
    const groups = frame.exec(line)?.groups;
    return groups ? placeOf(groups, files) : [];
  });
  const own = places.filter(({ file }) => !file.includes('node_modules/'));
  return { title: `${name}: ${message}`, places: own.length > 0 ? own : places };
}

/**
 * @param {Record<string, string | undefined>} groups of a stack's line
 * @param {Map<string, string | Uint8Array>} files
 * @returns {Place[]} none if it is not in the bundle
 */
function placeOf({ name, called, file = '', line, column }, files) {
  const map = files.get(`${file.replace(/^external\//, '')}.map`);
  if (map === undefined) return [];
  /** @type {import('node:module').SourceMapPayload} */
  const payload = JSON.parse(map.toString());
  const entry = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in entry)) return [];
  const { originalSource, originalLine, originalColumn } = entry;
  const text = payload.sourcesContent[payload.sources.indexOf(originalSource)]?.split('\n')[originalLine] ?? '';
  const inFunction = name ?? called;
  return [
    {
      // The bundle's folder is one below the root.
      file: path.posix.normalize(path.posix.join('out/assets', '..', originalSource)),
      line: originalLine + 1,
      column: originalColumn + 1,
      ...(inFunction && { name: inFunction }),
      text: text.trim(),
    },
  ];
}
