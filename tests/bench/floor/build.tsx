import { createHash } from 'node:crypto';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import esbuild from 'esbuild';
import { renderToString } from 'react-dom/server';
import { writeWithCopies } from '../../../build/compress';
import { data, FloorPage, path as floorPath } from './page';

/**
 * The floor's bundle. It is frozen, one bundle without optimisations, so that ratios stay comparable over time: when a
 * new library version changes it, ratios before and after are not comparable.
 */
export const frozen = { bytes: 282262, sha256: '67dc04b94712687676984546ef09d7419d6345bd723a08e634273fd40c57014f' };

export interface Floor {
  html: string;
  script: string;
  /** Bytes after brotli. */
  compressed: number;
}

const script = `${floorPath}assets/floor.js`;

export async function buildFloor(root: string): Promise<Floor> {
  const built = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['tests/bench/floor/main.tsx'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const text = built.outputFiles[0]?.text ?? '';
  const markup = renderToString(<FloorPage found={data} />);
  return { html: documentOf(markup), script: text, compressed: brotliCompressSync(text).length };
}

/** Null if the bundle is the frozen one, else what it has become. */
export function thawed({ script: text }: Floor): typeof frozen | null {
  const found = { bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') };
  return found.bytes === frozen.bytes && found.sha256 === frozen.sha256 ? null : found;
}

/** Writes the floor into a built site, next to the pages that are compared with it. */
export async function writeFloor({ html, script: text }: Floor, site: string, cache: string): Promise<void> {
  await writeWithCopies(path.join(site, floorPath, 'index.html'), html, cache);
  await writeWithCopies(path.join(site, script), text, cache);
}

function documentOf(markup: string): string {
  return (
    '<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Floor</title>' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"></head>' +
    `<body><div id="floor">${markup}</div>` +
    `<script type="application/json" id="data">${JSON.stringify(data)}</script>` +
    `<script type="module" src="${script}"></script></body></html>`
  );
}
