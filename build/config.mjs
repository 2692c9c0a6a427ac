import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import esbuild from 'esbuild';
import { nodeOptions } from './server.mjs';

const outfile = '.cache/run/config-schema.mjs';

/**
 * The configuration document, validated against the schema that the shop reads it with.
 * @throws {Error} naming the invalid fields: a browser would silently fall back to the built configuration
 */
export async function readConfig(root, file) {
  const config = JSON.parse(await readFile(path.resolve(root, file), 'utf8'));
  await esbuild.build(nodeOptions({ root, entry: 'src/platform/config/config-issues.ts', outfile }));
  const { configIssues } = await import(pathToFileURL(path.join(root, outfile)).href);
  const issues = configIssues(config);
  if (issues.length > 0) throw new Error([`${file} does not fit:`, ...issues].join('\n  '));
  return config;
}
