import { createHash } from 'node:crypto';
import { transform } from 'lightningcss';
import { closureOf } from './chunks.mjs';

/** Every browser targeted here supports the CSS that is used: no vendor prefixes for older ones. */
const targets = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 113 << 16 };

/**
 * Sorts the output of the bundle by part: each part gets the chunks, styles and texts that the shell does not include.
 * @returns {{ manifest: import('../src/app/document/assets').Assets, files: Map<string, string> }} files by their path
 */
export function createManifest({ entry, lazy, graph, chunks, styles, texts, catalogue, cssUrls }) {
  const byEntry = new Map(
    [...chunks.values()].filter((chunk) => chunk.entryPoint).map((chunk) => [chunk.entryPoint, chunk.name]),
  );
  /** @type {Map<string, string>} */
  const files = new Map([...chunks.values()].map(({ name, text }) => [`assets/${name}`, text]));

  const stageFiles = [entry, ...lazy.stages];
  const shellModules = [];
  for (const file of stageFiles) shellModules.push(...graph.closure(file, new Set(shellModules)));
  const inShell = new Set(shellModules);
  const shellStyles = stylesOf(shellModules);
  const shell = belongings('shell', shellModules, new Set());

  const shellChunks = [...new Set(lazy.stages.flatMap((file) => closureOf(byEntry.get(file), chunks).reverse()))];
  const entryChunks = closureOf(byEntry.get(entry), chunks);
  const parts = {};
  for (const [name, file] of [...lazy.parts].sort()) {
    const chunk = byEntry.get(file);
    if (!chunk) throw new Error(`${file} is loaded lazily somewhere, but the bundle has no entry for it`);
    const js = closureOf(chunk, chunks).filter((found) => !shellChunks.includes(found) && !entryChunks.includes(found));
    parts[name] = { js: js.map(address), ...belongings(name, graph.closure(file, inShell), shellStyles) };
  }
  const stages = [...new Set([...shellChunks, ...entryChunks.slice(1)])];
  const manifest = { entry: address(entryChunks[0]), stages: stages.map(address), shell, parts };
  return { manifest, files };

  function stylesOf(modules) {
    return new Set(modules.flatMap((module) => styles.of(module)).map(({ file }) => file));
  }

  function belongings(name, modules, without) {
    const own = modules.flatMap((module) => styles.of(module)).filter(({ file }) => !without.has(file));
    const css = joinStyles(name, own, cssUrls);
    const messages = catalogue.compile(
      modules.flatMap((module) => texts.of(module).map((text) => ({ ...text, module }))),
      {
        without: name === 'shell' ? {} : shell.messages,
      },
    );
    const [cssFile, textsFile] = keep(name, {
      css: css && cssUrls.inFile(css),
      json: Object.keys(messages).length > 0 ? JSON.stringify(messages) : '',
    });
    return { css, cssFile, textsFile, messages };
  }

  /** One hash for both files of a part, because every document repeats it. Null for empty contents. */
  function keep(name, contents) {
    const hash = createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 6);
    return Object.entries(contents).map(([ending, text]) => {
      if (!text) return null;
      const file = `assets/${name}-${hash}.${ending}`;
      files.set(file, text);
      return file;
    });
  }
}

function address(chunk) {
  return `assets/${chunk}`;
}

/** Joins the files into one style sheet, each file once, in import order. */
export function joinStyles(name, styles, cssUrls) {
  const sheets = new Map(styles.map(({ file, css }) => [file, css]));
  if (sheets.size === 0) return '';
  const source = cssUrls.publish([...sheets.values()].join('\n'));
  const { code } = transform({ filename: `${name}.css`, code: Buffer.from(source), minify: true, targets });
  return code.toString();
}
