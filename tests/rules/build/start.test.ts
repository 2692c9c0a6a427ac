import { type ChildProcess, spawn } from 'node:child_process';
import { cp, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryTree } from './temporary-tree';

const root = path.resolve(import.meta.dirname, '../../..');
const sources = [
  'src',
  'bridge',
  'fixtures',
  'locales',
  'build',
  'build.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'LICENSE',
];

/** `npm start` in a copy of the sources, in which nothing is built. */
async function startCopy() {
  const copy = await temporaryTree({});
  await Promise.all(sources.map((name) => cp(path.join(root, name), path.join(copy, name), { recursive: true })));
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const child: ChildProcess = spawn(process.execPath, ['build.mjs', '--start', '--products', '60'], {
    cwd: copy,
    env: { ...process.env, PORT: '0', THIRD_PARTY_PORT: '0', DATA_DIR: path.join(copy, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (text) => {
    output += text;
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  onTestFinished(async () => {
    child.kill();
    await ended;
  });

  /** What a line that it prints matches. */
  function printed(line: RegExp): Promise<string> {
    const found = vi.waitFor(() => line.exec(output)?.[1] ?? expect.fail(`no ${line} in ${output}`), {
      timeout: 110_000,
    });
    return Promise.race([found, ended.then(() => Promise.reject(new Error(`it has ended: ${output}`)))]);
  }

  return { printed, hasPrinted: (line: RegExp) => line.test(output) };
}

async function get(address: string) {
  const response = await fetch(address);
  return { address, status: response.status, text: await response.text() };
}

const readyLine = /^ready (http\S+)\/$/m;
const builtLine = /^dist +(\S+) s$/m;

test('a first start serves before its pages are written, and the same as afterwards', async () => {
  const server = await startCopy();
  const origin = await server.printed(readyLine);
  const { paths }: { paths: string[] } = await (await fetch(`${origin}/api/page-data/paths`)).json();
  const product = paths.find((each) => each.startsWith('/produkt/'));
  const documents = ['/', product, `/external${product}`, '/kassa/', '/external/kassa/', '/finns-inte/'];
  const addresses = [...documents, `/page-data${product}index.json`].map((each) => `${origin}${each}`);
  const answers = await Promise.all(addresses.map(get));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 404, 200]);
  expect(server.hasPrinted(builtLine), 'its pages are written').toBe(false);

  await server.printed(builtLine);
  expect(await Promise.all(addresses.map(get))).toEqual(answers);
}, 240_000);
