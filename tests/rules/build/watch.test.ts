import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { onChange } from '../../../build/watch';
import { temporaryTree } from './temporary-tree';

/** @returns the files that it says have changed, and a wait for one of them, or for one in a folder */
async function watched(files: Record<string, string>) {
  const root = await temporaryTree(files);
  const seen: string[] = [];
  const watching = await onChange(root, ['src'], async (file) => void seen.push(file));
  onTestFinished(() => watching.close());
  const expectSeen = async (file: string) => {
    await vi.waitFor(() => expect(seen.some((path) => `${path}/`.startsWith(`${file}/`))).toBe(true), {
      timeout: 2_000,
    });
    // The rest of the burst.
    await new Promise((resolve) => setTimeout(resolve, 50));
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

test('tests and files of editors are none of its business, and once it is closed nothing is', async () => {
  const root = await temporaryTree({ 'src/page.ts': '' });
  const callback = vi.fn(async () => {});
  const watching = await onChange(root, ['src'], callback);
  for (const name of ['page.test.ts', 'page.ts~', '.page.ts.swp']) await writeFile(path.join(root, 'src', name), '');
  await new Promise((resolve) => setTimeout(resolve, 100));
  await watching.close();
  await writeFile(path.join(root, 'src/page.ts'), 'two');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(callback).not.toHaveBeenCalled();
});

test('changes of one burst are one call, and those during a call another one after it', async () => {
  const root = await temporaryTree({ 'src/page.ts': '' });
  let running = 0;
  const callback = vi.fn(async () => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    running -= 1;
  });
  const watching = await onChange(root, ['src'], callback);
  for (const name of ['a.ts', 'b.ts', 'c.ts']) await writeFile(path.join(root, 'src', name), '');
  await vi.waitFor(() => expect(running).toBe(1));
  await writeFile(path.join(root, 'src/page.ts'), 'two');
  await vi.waitFor(() => expect(callback).toHaveBeenCalledTimes(2));
  await watching.close();
  expect(running).toBe(0);
});
