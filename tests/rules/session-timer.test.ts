import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../build/files';

const root = path.resolve(import.meta.dirname, '../..');

test('only its own part imports the session timer (read from the sources): neither visitors nor apps load it', async () => {
  const files = (await filesBelow(root, 'src')).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const timer = /from '[^']*(session\/inactivity|domain\/inactivity|\.\/inactivity)\b/;
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  const asking = files.filter((file, n) => !file.startsWith('src/session/inactivity/') && timer.test(texts[n] ?? ''));
  expect(asking.filter((file) => !file.endsWith('.test.ts')).sort()).toEqual(['src/app/overlays/SessionDialog.tsx']);
  const overlays = texts[files.indexOf('src/app/overlays/Overlays.tsx')];
  expect(overlays).toContain("import('./AccountOverlays')");
  expect(overlays).not.toMatch(/from '\.\/(AccountOverlays|SessionDialog)'/);
});
