/**
 * Compiles what app developers copy (`bridge/native/kotlin`) together with its checks, in the oldest dialect that they
 * are written for, and runs them: `node tests/native/kotlin/run.mjs`. With `--required` a missing compiler fails.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { writeCases } from '../write-cases.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, '.cache/kotlin');
const program = path.join(cache, 'checks.jar');
const run = promisify(execFile);

/**
 * @param {{ required?: boolean }} options
 * @returns {Promise<{ passed: number, failed: number }>} prints what failed, and a line with the counts
 */
export async function runKotlin({ required = false } = {}) {
  if (!(await run('kotlinc', ['-version']).catch(() => null))) {
    console.log('NOT RUN: Kotlin. There is no compiler here: install the package kotlin');
    return { passed: 0, failed: required ? 1 : 0 };
  }
  await mkdir(cache, { recursive: true });
  const problem = await compile();
  if (problem) {
    console.log(`${problem}\nKotlin: 0 passed, 1 failed`);
    return { passed: 0, failed: 1 };
  }
  const golden = path.join(root, 'bridge/protocol/golden');
  const { stdout, stderr } = await run(
    'kotlin',
    ['-classpath', program, 'luckan.bridge.MainKt', golden, await writeCases(root, '.cache/kotlin')],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  ).catch((error) => error);
  const [, passed, failed] = /^Kotlin: (\d+) passed, (\d+) failed$/m.exec(stdout) ?? [];
  console.log(stdout.trim());
  // A program that falls over, or checks nothing, has not passed.
  if (passed === undefined) console.log(`${stderr}\nKotlin: 0 passed, 1 failed`);
  return { passed: Number(passed ?? 0), failed: Number(passed) > 0 ? Number(failed) : 1 };
}

/** Gives what the compiler complains about; null where it is content. */
async function compile() {
  const folders = ['bridge/native/kotlin', 'bridge/native/android', 'tests/native/kotlin'];
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true })).map((file) => path.join(root, folder, file)).sort(),
    ),
  );
  const sources = files.flat().filter((file) => file.endsWith('.kt'));
  const outlines = await writeOutlines();
  const hash = createHash('sha256');
  for (const source of [...sources, ...outlines]) hash.update(source).update(await readFile(source));
  const stamp = hash.digest('hex');
  const stampFile = path.join(cache, 'stamp');
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return null;
  const done = await run('kotlinc', [...sources, ...outlines, '-d', program], { maxBuffer: 16 * 1024 * 1024 }).catch(
    (error) => error,
  );
  if (done.code) return `Kotlin does not compile:\n${done.stderr}`;
  await writeFile(stampFile, stamp);
  return null;
}

/** Android's classes in outline, each as a file of Java, so that its snippets are compiled too. */
async function writeOutlines() {
  const text = await readFile(path.join(import.meta.dirname, 'android.outlines'), 'utf8');
  return Promise.all(
    [...text.matchAll(/^== ([\w.]+)\.(\w+)\n([\s\S]*?)(?=^== |$(?![\s\S]))/gm)].map(async ([, folder, name, body]) => {
      const file = path.join(cache, 'outlines', folder.replaceAll('.', '/'), `${name}.java`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, `package ${folder};\n\n${body}`);
      return file;
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await runKotlin({ required: process.argv.includes('--required') });
  process.exitCode = failed > 0 ? 1 : 0;
}
