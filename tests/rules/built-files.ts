import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Assets } from '../../src/app/document/assets';
import { type DocumentData, documentDataId } from '../../src/app/document/document-data';

/** What is built, by part. */
export interface BuiltFiles {
  assets: Assets;
  chunksOf(part: string): string[];
  /** The shell's files and those of parts. */
  filesOf(...parts: string[]): string[];
  /** The files that a page of the site needs, with header and footer. */
  siteFilesOf(part: string): string[];
  /** Styles and texts that the external shell's document does not contain. */
  filesBeside(part: string): readonly string[];
}

/** Builds what has changed since the last build. */
export function build(root: string): BuiltFiles {
  execFileSync(process.execPath, ['build.mjs'], { cwd: root, stdio: 'inherit' });
  const assets: Assets = JSON.parse(readFileSync(path.join(root, 'dist/manifest.json'), 'utf8'));
  const shell = readFileSync(path.join(root, 'dist/external/index.html'), 'utf8');
  const [, json = ''] = new RegExp(`id="${documentDataId}">([^<]*)`).exec(shell) ?? [];
  const data: DocumentData = JSON.parse(json);

  function chunksOf(part: string): string[] {
    const own = assets.parts[part];
    if (!own) throw new Error(`there is no part ${part}`);
    return own.js;
  }

  function filesOf(...parts: string[]): string[] {
    return [...new Set([assets.entry, ...assets.stages, ...parts.flatMap(chunksOf)])];
  }

  return {
    assets,
    chunksOf,
    filesOf,
    siteFilesOf: (part) => filesOf(part, 'SiteChrome', 'SiteHeader'),
    filesBeside: (part) => data.parts[part]?.slice(1) ?? [],
  };
}
