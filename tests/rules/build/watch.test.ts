import { EventEmitter } from 'node:events';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { onChange } from '../../../build/watch';
import { temporaryTree } from './temporary-tree';

vi.mock('chokidar', { spy: true });

// Bursts end when a test says so, and while it waits.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

/** Longer than a burst, and than chokidar groups the changes of a file. */
const endBurst = () => vi.advanceTimersByTimeAsync(1_000);

/** @returns a wait for changes below a folder, as seen by a watcher that ignores none. */
async function changesBelow(root: string) {
  const seen = new Set<string>();
  const watcher = watch('.', { cwd: root, ignoreInitial: true, atomic: false }).on('all', (_, file) => seen.add(file));
  onTestFinished(() => watcher.close());
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return async (...files: string[]) => {
    await vi.waitFor(() => expect([...seen]).toEqual(expect.arrayContaining(files)));
    await endBurst();
  };
}

/** @returns the files that it reports as changed, and a wait for one of them, or for one in a folder */
async function watched(files: Record<string, string>) {
  const root = await temporaryTree(files);
  const seen: string[] = [];
  const watching = await onChange(root, ['src'], async (file) => void seen.push(file));
  onTestFinished(() => watching.close());
  const expectSeen = async (file: string) => {
    await vi.waitFor(() => expect(seen.some((path) => `${path}/`.startsWith(`${file}/`))).toBe(true), {
      timeout: 2_000,
    });
    await endBurst();
    seen.length = 0;
  };
  return { root, seen, expectSeen };
}

test('a file is seen that is written, replaced by another one, and written again', async () => {
  const { root, expectSeen } = await watched({ 'src/deep/page.ts': 'one', 'src/other.ts': 'one' });
  const file = path.join(root, 'src/deep/page.ts');
  for (const text of ['two', 'three']) {
    await writeFile(file, text);
    await expectSeen('src/deep/page.ts');
    // As editors, sed and git do it.
    await writeFile(path.join(root, 'new'), text);
    await rename(path.join(root, 'new'), file);
    await expectSeen('src/deep/page.ts');
  }
  await writeFile(file, 'four');
  await expectSeen('src/deep/page.ts');
  await rm(path.join(root, 'src/other.ts'));
  await expectSeen('src/other.ts');
});

test('folders are seen that are made, replaced or come with everything in them', async () => {
  const { root, expectSeen } = await watched({ 'src/page.ts': '', 'moved/deep/a.ts': '', 'another/deep/a.ts': '' });
  await mkdir(path.join(root, 'src/made'));
  await expectSeen('src/made');
  await writeFile(path.join(root, 'src/made/a.ts'), '');
  await expectSeen('src/made/a.ts');

  await rename(path.join(root, 'moved'), path.join(root, 'src/moved'));
  await expectSeen('src/moved');
  await writeFile(path.join(root, 'src/moved/deep/a.ts'), 'two');
  await expectSeen('src/moved/deep/a.ts');

  await rm(path.join(root, 'src/moved'), { recursive: true });
  await rename(path.join(root, 'another'), path.join(root, 'src/moved'));
  await expectSeen('src/moved');
  await writeFile(path.join(root, 'src/moved/deep/a.ts'), 'two');
  await expectSeen('src/moved/deep/a.ts');
});

test('tests, documents and files of editors are none of its business, and once it is closed nothing is', async () => {
  const root = await temporaryTree({ 'src/page.ts': '' });
  const callback = vi.fn(async () => {});
  const watching = await onChange(root, ['src'], callback);
  const changed = await changesBelow(root);
  const ignored = ['src/page.test.ts', 'src/README.md', 'src/page.ts~', 'src/.page.ts.swp'];
  for (const file of ignored) await writeFile(path.join(root, file), '');
  await changed(...ignored);
  expect(callback).not.toHaveBeenCalled();
  await watching.close();
  await writeFile(path.join(root, 'src/page.ts'), 'two');
  await changed('src/page.ts');
  expect(callback).not.toHaveBeenCalled();
});

test('changes of one burst are one call, and those during a call another one after it', async () => {
  const watcher = Object.assign(new EventEmitter(), { close: async () => {} });
  vi.mocked(watch).mockReturnValueOnce(watcher as unknown as FSWatcher);
  const ends: (() => void)[] = [];
  const callback = vi.fn((_: string) => new Promise<void>((resolve) => ends.push(resolve)));
  const opening = onChange('.', ['src'], callback);
  watcher.emit('ready');
  const watching = await opening;
  const change = async (...files: string[]) => {
    for (const file of files) watcher.emit('all', 'change', file);
    await endBurst();
  };
  await change('a.ts', 'b.ts', 'c.ts');
  expect(callback).toHaveBeenCalledExactlyOnceWith('c.ts');
  await change('page.ts');
  expect(callback).toHaveBeenCalledOnce();
  ends[0]?.();
  await vi.waitFor(() => expect(callback.mock.calls).toEqual([['c.ts'], ['page.ts']]));
  const closed = vi.fn();
  const closing = watching.close().then(closed);
  await endBurst();
  expect(closed).not.toHaveBeenCalled();
  ends[1]?.();
  await closing;
});
