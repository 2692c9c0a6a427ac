import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkPackage, Package } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { filesBelow } from '../../build/files';

/** Problems for anyone who installs the package in this folder, as found by the npm world's own checks. */
export async function packageProblems(folder: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const { messages } = await publint({ pkgDir: folder, pack: false, strict: true });
  return [
    ...messages.map((message) => formatMessage(message, manifest) ?? message.code),
    ...(await typeProblems(folder, manifest)),
  ];
}

/** The package is ESM only on purpose: `require` gets a module, and resolution from before `exports` finds nothing. */
async function typeProblems(folder: string, { name, version }: { name: string; version: string }): Promise<string[]> {
  const files: Record<string, Uint8Array> = {};
  for (const file of await filesBelow(folder, '.'))
    files[`/node_modules/${name}/${file}`] = await readFile(path.join(folder, file));
  const analysis = await checkPackage(new Package(files, name, version), { excludeEntrypoints: [/^\.\/schema/] });
  if (!analysis.types) return ['the package has no types'];
  return analysis.problems
    .filter(
      (problem) =>
        !(
          'resolutionKind' in problem &&
          problem.resolutionKind !== 'bundler' &&
          problem.resolutionKind !== 'node16-esm'
        ),
    )
    .map((problem) => JSON.stringify(problem));
}
