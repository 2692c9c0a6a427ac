import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../fixtures/backend/start-error';
import { assertBuiltFor, builtValues, configIssues, headerFiles } from '../src/app/server/deployment';
import type { InlineHashes } from '../src/app/server/inline-hashes';
import { writeWithCopies } from './compress';
import { readJson, write } from './files';

export interface Deployment {
  config: unknown;
  publicOrigin: string;
}

/**
 * The configuration document as written, validated against the schema that the shop reads it with.
 * @throws naming the invalid fields: a browser would silently fall back to the built configuration
 */
export async function readConfig(root: string, file: string): Promise<unknown> {
  const config = await readDocument(root, file);
  const issues = configIssues(config);
  if (issues.length > 0) throw new StartError([`${file} does not fit:`, ...issues].join('\n  '));
  return config;
}

async function readDocument(root: string, file: string): Promise<unknown> {
  const text = await readFile(path.resolve(root, file), 'utf8').catch(({ code }) => {
    throw new StartError(`The configuration ${file} cannot be read (${code}).`);
  });
  try {
    // Some editors begin a file with a mark of its byte order.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new StartError(`The configuration ${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** Writes what differs between environments: the configuration next to both shells, and the headers that it needs. */
export async function writeDeployment(root: string, deployment: Deployment & { inline: InlineHashes }): Promise<void> {
  const dist = path.join(root, 'dist');
  const files = {
    ...headerFiles(deployment),
    'inline-hashes.json': JSON.stringify(deployment.inline),
    'built-values.json': JSON.stringify(builtValues(deployment)),
  };
  for (const [file, contents] of Object.entries(files)) await write(path.join(dist, file), contents);
  const config = JSON.stringify(deployment.config);
  for (const folder of ['site', 'external'])
    await writeWithCopies(path.join(dist, folder, 'config.json'), config, path.join(root, '.cache/compressed'));
}

/** `--headers`: adapts the built site to another environment. */
export async function rewriteDeployment(
  root: string,
  { config, publicOrigin }: { config: unknown; publicOrigin: string | undefined },
): Promise<void> {
  const inline = await readJson<InlineHashes>(path.join(root, 'dist/inline-hashes.json'));
  const built = await readJson<ReturnType<typeof builtValues>>(path.join(root, 'dist/built-values.json'));
  if (!inline || !built) throw new Error('There is no built site yet: npm run build');
  const deployment = { config, publicOrigin: publicOrigin ?? built.publicOrigin };
  assertBuiltFor(built, deployment);
  await writeDeployment(root, { ...deployment, inline });
}
