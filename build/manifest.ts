import { createHash } from 'node:crypto';
import { transform } from 'lightningcss';
import type { Assets } from '../src/app/document/assets';
import type { Messages } from '../src/i18n/catalogue';
import type { Catalogue } from './catalogue';
import { type Chunk, closureOf } from './chunks';
import type { CssUrls } from './css-urls';
import type { Lazy, SourceGraph } from './source-graph';
import type { StyleFiles, Styles } from './styles';
import type { Texts } from './texts';

/** Every browser targeted here supports the CSS that is used: no vendor prefixes for older ones. */
const targets = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 113 << 16 };

interface ManifestInput {
  entry: string;
  lazy: Lazy;
  graph: SourceGraph;
  chunks: Map<string, Chunk>;
  styles: StyleFiles;
  texts: Texts;
  catalogue: Catalogue;
  cssUrls: CssUrls;
  /** The script that documents without page data run first. */
  early: string;
}

/** Sorts the output of the bundle by part: each part gets the chunks, styles and texts that the shell does not include. */
export function createManifest({
  entry,
  lazy,
  graph,
  chunks,
  styles,
  texts,
  catalogue,
  cssUrls,
  early,
}: ManifestInput) {
  const byEntry = new Map(
    [...chunks.values()].flatMap(({ entryPoints, name }) => entryPoints.map((file) => [file, name])),
  );
  /** Contents by path. */
  const files = new Map([...chunks.values()].map(({ name, text }) => [address(name), text]));

  const shellModules: string[] = [];
  for (const file of [entry, ...lazy.stages]) shellModules.push(...graph.closure(file, shellModules));
  const shellStyles = new Set(stylesOf(shellModules).map(({ file }) => file));
  const shell = belongings('shell', shellModules, new Set(), {});

  const shellChunks = [...new Set(lazy.stages.flatMap((file) => closureOf(byEntry.get(file) ?? '', chunks).reverse()))];
  const entryChunks = closureOf(byEntry.get(entry) ?? '', chunks);
  const parts: Assets['parts'] = {};
  for (const [name, file] of [...lazy.parts].sort()) {
    const chunk = byEntry.get(file);
    if (!chunk) throw new Error(`${file} is loaded lazily somewhere, but the bundle has no entry for it`);
    const js = closureOf(chunk, chunks).filter((found) => !shellChunks.includes(found) && !entryChunks.includes(found));
    const own = belongings(name, graph.closure(file, shellModules), shellStyles, shell.messages);
    parts[name] = { js: js.map(address), ...own };
  }
  const [entryChunk = '', ...others] = entryChunks;
  const stages = [...new Set([...shellChunks, ...others])].filter((found) => found !== entryChunk);
  const manifest: Assets = { entry: address(entryChunk), stages: stages.map(address), early, shell, parts };
  return { manifest, files };

  function stylesOf(modules: string[]): Styles[] {
    return modules.flatMap((module) => styles.of(module));
  }

  function belongings(name: string, modules: string[], knownStyles: Set<string>, knownMessages: Messages) {
    const own = stylesOf(modules).filter(({ file }) => !knownStyles.has(file));
    const css = joinStyles(name, own, cssUrls);
    const spoken = modules.flatMap((module) => texts.of(module));
    const messages = catalogue.compile(spoken, { without: knownMessages });
    const inFile = cssUrls.inFile(css);
    const json = Object.keys(messages).length > 0 ? JSON.stringify(messages) : '';
    // One hash for both files of a part, because every document repeats it.
    const hash = createHash('sha256').update(inFile).update(json).digest('hex').slice(0, 6);
    const cssFile = addFile(address(`${name}-${hash}.css`), inFile);
    return { css, cssFile, textsFile: addFile(address(`${name}-${hash}.json`), json), hash, messages };
  }

  /** Null for empty contents. */
  function addFile(file: string, text: string): string | null {
    if (!text) return null;
    files.set(file, text);
    return file;
  }
}

function address(name: string): string {
  return `assets/${name}`;
}

/** By source: after a change in development, most style sheets are as they were. */
const minified = new Map<string, string>();

/** Joins the files into one style sheet, each file once, in import order. */
export function joinStyles(name: string, styles: Styles[], cssUrls: CssUrls): string {
  const sheets = new Map(styles.map(({ file, css }) => [file, css]));
  if (sheets.size === 0) return '';
  const source = cssUrls.publish([...sheets.values()].join('\n'));
  const known = minified.get(source);
  if (known !== undefined) return known;
  const css = transform({ filename: `${name}.css`, code: Buffer.from(source), minify: true, targets }).code.toString();
  minified.set(source, css);
  return css;
}
