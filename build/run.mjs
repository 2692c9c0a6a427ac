import { spawn } from 'node:child_process';
import path from 'node:path';
import esbuild from 'esbuild';
import { nodeOptions } from './server.mjs';
import { createStyles } from './styles.mjs';
import { createTexts } from './texts.mjs';

/**
 * Bundles a TypeScript file for Node, runs it with the arguments that follow and exits with its exit code.
 * @param {string} root
 * @param {string[]} rest
 */
export async function runScript(root, [file, ...args]) {
  if (!file) throw new Error('Which file? node build.mjs --run <file.ts> [arguments]');
  const outfile = path.join('.cache/run', file.replace(/\.tsx?$/, '.mjs'));
  await esbuild.build(
    nodeOptions({ root, entry: file, outfile, plugins: [createStyles(root).plugin, createTexts(root).plugin()] }),
  );
  const child = spawn(process.execPath, ['--enable-source-maps', path.join(root, outfile), ...args], {
    stdio: 'inherit',
    cwd: root,
  });
  process.exitCode = await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
