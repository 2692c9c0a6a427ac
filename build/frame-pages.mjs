import { readFile } from 'node:fs/promises';
import path from 'node:path';
import esbuild from 'esbuild';
import { removeOthers, write } from './files.mjs';
import { frameRules } from './frame-rules.mjs';

/** Our pages around the scripts of providers. They are served on the frames' origin, never on the shop's. */
const pages = [
  { name: 'klarna', title: 'Betalning' },
  { name: 'ingrid', title: 'Leverans' },
];

/** Writes `dist/frames`: a page per provider, and the headers they need. */
export async function writeFramePages({ root, config, publicOrigin }) {
  const folder = path.join(root, 'dist/frames');
  const style = await readFile(path.join(root, 'src/frames/shared/frame.css'), 'utf8');
  const kept = ['headers.json'];
  for (const { name, title } of pages) {
    const { outputFiles } = await esbuild.build({
      absWorkingDir: root,
      entryPoints: [`src/frames/${name}/main.ts`],
      outdir: 'out',
      entryNames: '[name]-[hash]',
      bundle: true,
      format: 'esm',
      target: 'es2022',
      minify: true,
      write: false,
      legalComments: 'none',
      logLevel: 'silent',
    });
    const [script] = outputFiles;
    const main = path.basename(script.path);
    const files = {
      'index.html': documentOf({ title, main }),
      'assets/frame.css': style,
      [`assets/${main}`]: script.text,
    };
    for (const [file, contents] of Object.entries(files)) await write(path.join(folder, name, file), contents);
    kept.push(...Object.keys(files).map((file) => `${name}/${file}`));
  }
  await writeFrameHeaders(root, { config, publicOrigin });
  await removeOthers(folder, kept);
}

/** The server replaces `{nonce}` with an unguessable value, a new one in each response. */
function documentOf({ title, main }) {
  return (
    '<!doctype html><html lang="sv"><head><meta charset="utf-8">' +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>` +
    '<meta name="robots" content="noindex"><link rel="stylesheet" href="assets/frame.css">' +
    `<script type="module" nonce="{nonce}" src="assets/${main}"></script></head><body></body></html>\n`
  );
}

export async function writeFrameHeaders(root, { config, publicOrigin }) {
  const rules = Object.fromEntries(
    pages.map(({ name }) => [`/frames/${name}/`, frameRules({ provider: name, config, publicOrigin })]),
  );
  await write(path.join(root, 'dist/frames/headers.json'), `${JSON.stringify(rules, null, 2)}\n`);
}
