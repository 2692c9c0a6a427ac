/**
 * Compiles what app developers copy (`bridge/native/kotlin`, as the Gradle module that it is, and `bridge/native/android`
 * on top of it) and runs its checks: `node tests/native/kotlin/run.mjs`. With `--required` a missing compiler fails.
 * With `KOTLIN_HOME` (the folder of a compiler) another Kotlin is tried than the installed one, without Gradle.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCases } from '../write-cases.mjs';
import { compile } from './compile.mjs';
import { hasGradle, hasKotlin, kotlin, run } from './programs.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * @param {{ required?: boolean }} options
 * @returns {Promise<{ passed: number, failed: number }>} prints what failed, and a line with the counts
 */
export async function runKotlin({ required = false } = {}) {
  if (!(await hasKotlin())) {
    console.log('NOT RUN: Kotlin. There is no compiler here: install the package kotlin');
    return { passed: 0, failed: required ? 1 : 0 };
  }
  const byGradle = await hasGradle();
  if (!byGradle) console.log('NOT RUN: the Gradle module. Install the package gradle, and do not set KOTLIN_HOME');
  const missing = required && !byGradle ? 1 : 0;
  const classPath = await compile(byGradle).catch((error) => console.log(error.message));
  if (!classPath) {
    console.log('Kotlin: 0 passed, 1 failed');
    return { passed: 0, failed: 1 };
  }
  const golden = path.join(root, 'bridge/protocol/golden');
  const { stdout, stderr } = await run(
    kotlin('kotlin'),
    ['-classpath', classPath, 'luckan.bridge.MainKt', golden, await writeCases(root, '.cache/kotlin')],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  ).catch((error) => error);
  const [, passed, failed] = /^Kotlin: (\d+) passed, (\d+) failed$/m.exec(stdout) ?? [];
  console.log(stdout.trim());
  // A program that falls over, or checks nothing, has not passed.
  if (passed === undefined) console.log(`${stderr}\nKotlin: 0 passed, 1 failed`);
  return { passed: Number(passed ?? 0), failed: (Number(passed) > 0 ? Number(failed) : 1) + missing };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await runKotlin({ required: process.argv.includes('--required') });
  process.exitCode = failed > 0 ? 1 : 0;
}
