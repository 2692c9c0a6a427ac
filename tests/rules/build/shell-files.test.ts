import { expect, test } from 'vitest';
import { listShellFiles } from '../../../build/shell-files';

const inline = { scripts: ["'sha256-a'"], styles: [] };
const version = (...files: [string, string][]) => listShellFiles(new Map(files), inline).version;

test('the version changes with each file, and not with the order of the files', () => {
  expect(version(['a.js', '1'], ['b.js', '2'])).toBe(version(['b.js', '2'], ['a.js', '1']));
  expect(version(['a.js', '1'])).not.toBe(version(['a.js', '2']));
  expect(version(['a.js', '1'])).not.toBe(version(['c.js', '1']));
});

test('lists bytes, not characters', () => {
  const { files } = listShellFiles(new Map([['a.svg', 'å']]), inline);
  expect(files).toEqual([
    { path: 'a.svg', bytes: 2, sha256: 'e83979df9d36090142f23051f8e8d7ad48e5c20dff5c9e7b92ca3454f67469f9' },
  ]);
});
