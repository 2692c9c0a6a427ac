/**
 * Compiles what iOS developers copy (`bridge/native/swift`, `bridge/native/ios`) in every language mode, and runs its
 * tests: `node tests/native/swift/run.mjs`. With `--required` a missing compiler fails.
 */
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCases } from '../write-cases.mjs';
import { findSwift, installation } from './toolchain.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const cache = '.cache/swift';
const standIns = 'tests/native/swift/stand-ins';
const languageModes = ['5', '6'];

/**
 * @param {{ required?: boolean }} options
 * @returns {Promise<{ passed: number, failed: number }>} prints what failed, and a line with the counts
 */
export async function runSwift({ required = false } = {}) {
  const swift = await findSwift(root);
  if (!swift) {
    console.log(`NOT RUN: Swift. There is no compiler here: ${installation}`);
    return { passed: 0, failed: required ? 1 : 0 };
  }
  console.log(swift.version);
  await mkdir(path.join(root, cache), { recursive: true });
  const steps = [
    ...languageModes.map((mode) => () => compile(swift, mode)),
    () => testPackage(swift),
    () => compareVerdicts(swift),
  ];
  const counts = { passed: 0, failed: 0 };
  for (const step of steps) {
    const { passed = 0, failed = 0, problem } = await step().catch((error) => ({ failed: 1, problem: printed(error) }));
    counts.passed += passed;
    counts.failed += failed;
    if (problem) console.log(problem);
  }
  console.log(`Swift: ${counts.passed} passed, ${counts.failed} failed`);
  return counts;
}

/** The bridge and the iOS files together, as in an app, with outlines of Apple's modules; a warning is an error. */
async function compile(swift, mode) {
  const modules = `${cache}/outlines-${mode}`;
  const options = ['-swift-version', mode, '-warnings-as-errors', '-Xfrontend', '-enable-objc-interop', '-I', modules];
  await mkdir(path.join(root, modules), { recursive: true });
  // In the order in which they import each other.
  for (const name of ['ObjectiveC', 'UIKit', 'QuickLook', 'WebKit']) {
    const out = ['-emit-module', '-parse-as-library', '-module-name', name, '-o', `${modules}/${name}.swiftmodule`];
    await swift.run('swiftc', [...options, ...out, `${standIns}/${name}.swift`]);
  }
  const files = [...(await filesIn('bridge/native/swift')), ...(await filesIn('bridge/native/ios'))];
  const foundation = `${standIns}/Foundation-of-Apple.swift`;
  await swift.run('swiftc', [...options, '-typecheck', ...files, foundation]);
  const outside = await compileOutside(swift, mode, options, foundation);
  return { passed: files.length + outside };
}

/** The package as a module of its own: the iOS files and an app that import it find only what is public. */
async function compileOutside(swift, mode, options, foundation) {
  const folder = `${cache}/package-${mode}`;
  await mkdir(path.join(root, folder), { recursive: true });
  const out = ['-emit-module', '-parse-as-library', '-module-name', 'LuckanBridge'];
  const module = `${folder}/LuckanBridge.swiftmodule`;
  await swift.run('swiftc', [...options, ...out, '-o', module, ...(await filesIn('bridge/native/swift'))]);
  const files = [...(await filesIn('bridge/native/ios')), ...(await filesIn('tests/native/swift/outside'))];
  const asApp = ['-module-name', 'App', '-parse-as-library', '-I', folder, '-typecheck'];
  await swift.run('swiftc', [...options, ...asApp, ...files, foundation]);
  return files.length;
}

/** `swift test` of the package as it is. */
async function testPackage(swift) {
  const place = ['--package-path', 'bridge/native', '--scratch-path', `${cache}/package`, '--disable-sandbox'];
  const output = await swift.run('swift', ['test', ...place, '-Xswiftc', '-warnings-as-errors']);
  const executed = /Executed (\d+) tests?, with 0 failures/.exec(output);
  return executed ? { passed: Number(executed[1]) } : { failed: 1, problem: output };
}

/** The bridge's reader and writer against the protocol's own verdict on each text. */
async function compareVerdicts(swift) {
  await writeCases(root, cache);
  const files = [...(await filesIn('bridge/native/swift')), ...(await filesIn('tests/native/swift'))];
  const program = `${cache}/verdicts`;
  await swift.run('swiftc', ['-swift-version', '6', '-warnings-as-errors', ...files, '-o', program]);
  const output = await swift.run(`./${program}`, [`${cache}/cases.json`]);
  const [, passed = '0', failed = '0'] = /^Verdicts: (\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  // A program that checks nothing has not passed.
  return { passed: Number(passed), failed: passed === '0' ? 1 : Number(failed), problem: failed === '0' ? '' : output };
}

async function filesIn(folder) {
  const names = await readdir(path.join(root, folder));
  return names.filter((name) => name.endsWith('.swift')).map((name) => `${folder}/${name}`);
}

function printed({ message, stdout = '', stderr = '' }) {
  return stdout || stderr ? `${stdout}${stderr}` : message;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await runSwift({ required: process.argv.includes('--required') });
  process.exitCode = failed > 0 ? 1 : 0;
}
