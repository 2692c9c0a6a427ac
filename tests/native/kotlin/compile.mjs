import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { kotlin, run } from './programs.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, '.cache/kotlin');
const module = path.join(cache, 'module');
const jar = path.join(module, 'build/libs/luckan-bridge.jar');
const checks = path.join(cache, 'checks.jar');
const limits = { maxBuffer: 16 * 1024 * 1024 };

/**
 * Compiles what has changed, as app developers build it: first the module of messages and host, then against its jar
 * what stands on it.
 * @param {boolean} byGradle whether Gradle builds the module by its own `build.gradle`, or the compiler alone
 * @returns {Promise<string>} the class path of the checks
 * @throws with what the compiler complains about
 */
export async function compile(byGradle) {
  await mkdir(cache, { recursive: true });
  const sources = await sourcesIn('bridge/native/kotlin', '.kt', '.gradle');
  const android = [...(await sourcesIn('bridge/native/android', '.kt')), ...(await writeOutlines())];
  const checking = await sourcesIn('tests/native/kotlin', '.kt', '.gradle');
  await once('module', [...sources, ...checking], `${process.env.KOTLIN_HOME} ${byGradle}`, () =>
    buildModule(sources, byGradle),
  );
  await Promise.all([
    once('android', [...android, jar], '', () =>
      kotlinc([...android, '-cp', jar, '-d', path.join(cache, 'android.jar')]),
    ),
    // The checks read what is internal to the module.
    once('checks', [...checking, jar], '', () =>
      kotlinc([...checking.filter(isKotlin), '-cp', jar, `-Xfriend-paths=${jar}`, '-d', checks]),
    ),
  ]);
  return [checks, jar].join(path.delimiter);
}

async function buildModule(sources, byGradle) {
  await rm(module, { recursive: true, force: true });
  if (!byGradle) {
    await mkdir(path.dirname(jar), { recursive: true });
    return kotlinc([...sources.filter(isKotlin), '-d', jar]);
  }
  await cp(path.join(root, 'bridge/native/kotlin'), module, { recursive: true });
  const settings = path.join(import.meta.dirname, 'debian.settings.gradle');
  const options = ['--offline', '--no-daemon', '--gradle-user-home', path.join(cache, 'gradle')];
  return run('gradle', [...options, '--project-cache-dir', path.join(cache, 'project'), '-c', settings, 'assemble'], {
    ...limits,
    cwd: module,
    env: { ...process.env, LUCKAN_MODULE: module },
  });
}

const kotlinc = (args) => run(kotlin('kotlinc'), args, limits);
const isKotlin = (file) => file.endsWith('.kt');

/** Does it again only when one of the files is another than the last time that it went well. */
async function once(name, files, setting, work) {
  const hash = createHash('sha256').update(setting);
  for (const file of files) hash.update(file).update(await readFile(file).catch(() => ''));
  const stamp = hash.digest('hex');
  const stampFile = path.join(cache, `${name}.stamp`);
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;
  await work().catch((error) => {
    throw new Error(`Kotlin does not compile: ${name}\n${error.stdout ?? ''}${error.stderr ?? error}`);
  });
  await writeFile(stampFile, stamp);
}

async function sourcesIn(folder, ...endings) {
  const files = await readdir(path.join(root, folder), { recursive: true });
  return files
    .filter((file) => endings.includes(path.extname(file)))
    .sort()
    .map((file) => path.join(root, folder, file));
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
