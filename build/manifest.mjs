import { createHash } from 'node:crypto';
import { transform } from 'lightningcss';
import { closureOf } from './chunks.mjs';

/** Every browser targeted here supports the CSS that is used: no vendor prefixes for older ones. */
const targets = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 113 << 16 };

/** @typedef {import('./styles.mjs').Styles} Styles */
/** @typedef {import('../src/app/document/assets').Assets} Assets */

/**
 * @typedef {object} Bundled
 * @property {string} entry
 * @property {ReturnType<typeof import('./source-graph.mjs').findLazy>} lazy
 * @property {import('./source-graph.mjs').SourceGraph} graph
 * @property {Map<string, import('./chunks.mjs').Chunk>} chunks
 * @property {ReturnType<typeof import('./styles.mjs').createStyles>} styles
 * @property {ReturnType<typeof import('./texts.mjs').createTexts>} texts
 * @property {import('./catalogue.mjs').Catalogue} catalogue
 * @property {CssUrls} cssUrls
 */

/** @typedef {ReturnType<typeof import('./css-urls.mjs').createCssUrls>} CssUrls */

/**
 * Sorts the output of the bundle by part: each part gets the chunks, styles and texts that the shell does not include.
 * @param {Bundled} bundled
 * @returns {{ manifest: Assets, files: Map<string, string> }} files by their path
 */
export function createManifest({ entry, lazy, graph, chunks, styles, texts, catalogue, cssUrls }) {
  const byEntry = new Map([...chunks.values()].map((chunk) => [chunk.entryPoint, chunk.name]));
  /** @type {Map<string, string>} */
  const files = new Map([...chunks.values()].map(({ name, text }) => [`assets/${name}`, text]));

  const stageFiles = [entry, ...lazy.stages];
  /** @type {string[]} */
  const shellModules = [];
  for (const file of stageFiles) shellModules.push(...graph.closure(file, new Set(shellModules)));
  const inShell = new Set(shellModules);
  const shellStyles = stylesOf(shellModules);
  const shell = belongings('shell', shellModules, new Set(), {});

  const shellChunks = [...new Set(lazy.stages.flatMap((file) => closureOf(byEntry.get(file) ?? '', chunks).reverse()))];
  const entryChunks = closureOf(byEntry.get(entry) ?? '', chunks);
  /** @type {Assets['parts']} */
  const parts = {};
  for (const [name, file] of [...lazy.parts].sort()) {
    const chunk = byEntry.get(file);
    if (!chunk) throw new Error(`${file} is loaded lazily somewhere, but the bundle has no entry for it`);
    const js = closureOf(chunk, chunks).filter((found) => !shellChunks.includes(found) && !entryChunks.includes(found));
    parts[name] = {
      js: js.map(address),
      ...belongings(name, graph.closure(file, inShell), shellStyles, shell.messages),
    };
  }
  const stages = [...new Set([...shellChunks, ...entryChunks.slice(1)])];
  const manifest = { entry: address(entryChunks[0] ?? ''), stages: stages.map(address), shell, parts };
  return { manifest, files };

  /** @param {string[]} modules */
  function stylesOf(modules) {
    return new Set(modules.flatMap((module) => styles.of(module)).map(({ file }) => file));
  }

  /**
   * @param {string} name
   * @param {string[]} modules
   * @param {Set<string>} knownStyles
   * @param {Assets['shell']['messages']} knownMessages
   */
  function belongings(name, modules, knownStyles, knownMessages) {
    const own = modules.flatMap((module) => styles.of(module)).filter(({ file }) => !knownStyles.has(file));
    const css = joinStyles(name, own, cssUrls);
    const spoken = modules.flatMap((module) => texts.of(module));
    const messages = catalogue.compile(spoken, { without: knownMessages });
    const inFile = cssUrls.inFile(css);
    const json = Object.keys(messages).length > 0 ? JSON.stringify(messages) : '';
    // One hash for both files of a part, because every document repeats it.
    const hash = createHash('sha256').update(inFile).update(json).digest('hex').slice(0, 6);
    const cssFile = addFile(`assets/${name}-${hash}.css`, inFile);
    return { css, cssFile, textsFile: addFile(`assets/${name}-${hash}.json`, json), messages };
  }

  /**
   * @param {string} file
   * @param {string} text
   * @returns {string | null} null for empty contents
   */
  function addFile(file, text) {
    if (!text) return null;
    files.set(file, text);
    return file;
  }
}

/** @param {string} chunk */
function address(chunk) {
  return `assets/${chunk}`;
}

/**
 * Joins the files into one style sheet, each file once, in import order.
 * @param {string} name
 * @param {Styles[]} styles
 * @param {CssUrls} cssUrls
 */
export function joinStyles(name, styles, cssUrls) {
  const sheets = new Map(styles.map(({ file, css }) => [file, css]));
  if (sheets.size === 0) return '';
  const source = cssUrls.publish([...sheets.values()].join('\n'));
  const { code } = transform({ filename: `${name}.css`, code: Buffer.from(source), minify: true, targets });
  return code.toString();
}
