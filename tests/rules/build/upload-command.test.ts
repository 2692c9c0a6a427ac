import { execFile } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readOptions } from '../../../build/options';
import { temporaryTree } from './temporary-tree';

const root = path.resolve(import.meta.dirname, '../../..');
const service = 'https://errors.example/api/0/';

/** Tools that only say what they are called for. */
const tools = `
  const say = (name, answer) => async (...words) => {
    console.log([name, ...words.filter((word) => typeof word === 'string').slice(1)].join(' '));
    return answer;
  };
  const bundler = { bundle: say('bundle', {}), dispose: say('dispose') };
  const makers = {
    createBundler: async () => bundler,
    writePages: say('writePages', { rendered: 1, seconds: 1, pages: [1] }),
    writeAssets: say('writeAssets'),
    writeSite: say('writeSite'),
    writeSmallPages: say('writeSmallPages'),
    writeBridgePackage: say('writeBridgePackage'),
    readAccount: (address, { NO_ACCOUNT }) => {
      if (NO_ACCOUNT) throw new Error('no account');
      return { address };
    },
    publishSourceMaps: async (root, { address }) => {
      console.log('publishSourceMaps', address);
      if (address.includes('refuses')) throw new Error('refused');
      return 7;
    },
  };
  const nothing = async () => {};
  export const loadTool = async () => ({
    readOptions: () => JSON.parse(process.env.OPTIONS),
    bundleBackend: nothing,
    startBackend: async () => ({ contentKey: 'key', close: nothing }),
    contentOf: () => 'content',
    readConfig: async () => ({}),
    readJson: async () => null,
    stampOf: nothing,
    write: nothing,
    rewriteDeployment: nothing,
    loadMakers: async () => makers,
    failureText: ({ message }) => message,
  });
`;

/** A tree whose site has been built. */
const builtTree = async () =>
  temporaryTree({
    'build.mjs': await readFile(path.join(root, 'build.mjs'), 'utf8'),
    'build/node-bundle.mjs': tools,
    '.cache/stamp': 'of these sources',
  });

/** What the build's command does with these arguments, step by step. */
async function steps(...words: string[]): Promise<string[]> {
  return run(await builtTree(), words);
}

async function run(tree: string, words: string[], env: Record<string, string> = {}): Promise<string[]> {
  const options = JSON.stringify(readOptions(words));
  const ended = promisify(execFile)(process.execPath, [path.join(tree, 'build.mjs')], {
    env: { ...process.env, ...env, OPTIONS: options },
  });
  return (await ended).stdout.trim().split('\n');
}

test('source maps are uploaded to the given service, after the site they belong to is written', async () => {
  const done = await steps('--upload-source-maps', service);
  expect(done).toContain('writeSite');
  expect(done.slice(-2)).toEqual([`publishSourceMaps ${service}`, 'source maps    7 uploaded']);
});

test('a build without that does not upload any', async () => {
  const done = await steps();
  expect(done).toContain('writeSite');
  expect(done.join()).not.toContain('source maps');
  expect(done.join()).not.toContain('publishSourceMaps');
});

test('a build whose source maps are refused fails', async () => {
  await expect(steps('--upload-source-maps', `${service}refuses/`)).rejects.toMatchObject({
    code: 1,
    stderr: 'refused\n',
  });
});

test('without an account nothing is built', async () => {
  const tree = await builtTree();
  const started = run(tree, ['--upload-source-maps', service], { NO_ACCOUNT: '1' });
  await expect(started).rejects.toMatchObject({ code: 1, stdout: '', stderr: 'no account\n' });
});

test("after another configuration's headers the built site is not up to date any more", async () => {
  const tree = await builtTree();
  await run(tree, ['--headers']);
  await expect(access(path.join(tree, '.cache/stamp'))).rejects.toMatchObject({ code: 'ENOENT' });
});
