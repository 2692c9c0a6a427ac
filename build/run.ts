import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode, nodeOptions } from './node-bundle.mjs';
import { createStyles } from './styles';
import { createTexts } from './texts';

/** Bundles a TypeScript file for Node and runs it in this process, with the arguments that follow. */
export async function runScript(root: string, [file, ...args]: string[]): Promise<void> {
  if (!file) throw new Error('Which file? node build.mjs --run <file.ts> [arguments]');
  const name = path.join('run', file.replace(/\.tsx?$/, ''));
  await bundleForNode(nodeOptions(root, { [name]: file }, [createStyles(root).plugin, createTexts(root).plugin()]));
  const script = path.join(root, '.cache', `${name}.mjs`);
  process.argv = [process.execPath, script, ...args];
  await import(pathToFileURL(script).href);
}
