import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import esbuild from 'esbuild';
import { writeWithCopies } from './compress.mjs';
import { readJson, write } from './files.mjs';
import { nodeOptions } from './server.mjs';

/** @typedef {import('../src/app/server/inline-hashes').InlineHashes} InlineHashes */
/** @typedef {Record<string, unknown> & { publicOrigin: string }} BuiltValues */

const repository = path.resolve(import.meta.dirname, '..');
const outfile = '.cache/run/deployment.mjs';

/**
 * The shop's own rules for a configuration, bundled from their sources.
 * @returns {Promise<typeof import('../src/app/server/deployment')>}
 */
export async function loadRules() {
  await esbuild.build(nodeOptions({ root: repository, entry: 'src/app/server/deployment.ts', outfile }));
  return import(pathToFileURL(path.join(repository, outfile)).href);
}

/**
 * The configuration document, validated against the schema that the shop reads it with.
 * @param {string} root
 * @param {string} file
 * @returns {Promise<unknown>} as written
 * @throws {Error} naming the invalid fields: a browser would silently fall back to the built configuration
 */
export async function readConfig(root, file) {
  const config = JSON.parse(await readFile(path.resolve(root, file), 'utf8'));
  const issues = (await loadRules()).configIssues(config);
  if (issues.length > 0) throw new Error([`${file} does not fit:`, ...issues].join('\n  '));
  return config;
}

/**
 * Writes what differs between environments: the configuration next to both shells, and the headers that it needs.
 * @param {string} root
 * @param {{ config: unknown, inline: InlineHashes, publicOrigin: string }} environment
 */
export async function writeDeployment(root, { config, inline, publicOrigin }) {
  const dist = path.join(root, 'dist');
  const { builtValues, headerFiles } = await loadRules();
  const files = {
    ...headerFiles({ config, inline, publicOrigin }),
    'inline-hashes.json': JSON.stringify(inline),
    'built-values.json': JSON.stringify(builtValues({ config, publicOrigin })),
  };
  for (const [file, contents] of Object.entries(files)) await write(path.join(dist, file), contents);
  for (const folder of ['site', 'external'])
    await writeWithCopies(
      path.join(dist, folder, 'config.json'),
      JSON.stringify(config),
      path.join(root, '.cache/compressed'),
    );
}

/**
 * `--headers`: adapts the built site to another environment.
 * @param {string} root
 * @param {{ config: unknown, publicOrigin: string | undefined }} wanted
 */
export async function rewriteDeployment(root, { config, publicOrigin: wantedOrigin }) {
  const dist = path.join(root, 'dist');
  const inline = /** @type {InlineHashes | null} */ (await readJson(path.join(dist, 'inline-hashes.json')));
  const built = /** @type {BuiltValues | null} */ (await readJson(path.join(dist, 'built-values.json')));
  if (!inline || !built) throw new Error('There is no built site yet: npm run build');
  const publicOrigin = wantedOrigin ?? built.publicOrigin;
  const { builtValues } = await loadRules();
  const changed = Object.entries(builtValues({ config, publicOrigin })).filter(
    ([name, value]) => !isDeepStrictEqual(value, built[name]),
  );
  if (changed.length > 0)
    throw new Error(
      `${changed.map(([name]) => name).join(', ')}: these stand in the built pages. Build for this environment instead: npm run build -- --config … --origin …`,
    );
  await writeDeployment(root, { config, inline, publicOrigin });
}
