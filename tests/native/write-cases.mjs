import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import esbuild from 'esbuild';

/**
 * Writes texts with the protocol's own verdicts, for other languages to be compared with.
 * @param {string} root
 * @param {string} folder where to, from the root
 * @returns {Promise<string>} the file
 */
export async function writeCases(root, folder) {
  const outfile = path.join(root, folder, 'cases.mjs');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['tests/native/cases.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  const { cases } = await import(pathToFileURL(outfile).href);
  const file = path.join(root, folder, 'cases.json');
  await writeFile(file, JSON.stringify(cases()));
  return file;
}
