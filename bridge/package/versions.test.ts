import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packageVersion, protocolVersions } from '../protocol/versions';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');

it('the package’s version is that of its manifest, and the latest of the list of changes (read from their texts)', () => {
  expect(JSON.parse(read('package.json')).version).toBe(packageVersion);
  expect(/^## (.+)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(packageVersion);
});

it('the guide’s table of compatibility has a row for every release of the list of changes, with its protocol', () => {
  const releases = [...read('CHANGELOG.md').matchAll(/^## (\S+)\n\n\S+, protocol (\d+)$/gm)];
  expect(releases.length).toBeGreaterThan(1);
  const rows = releases.map(([, release, protocol]) => `| ${release} | ${protocol} |`);
  const guide = read('README.md').replace(/ +/g, ' ');
  expect(rows.filter((row) => !guide.includes(row))).toEqual([]);
  expect(rows[0]).toContain(`| ${protocolVersions.at(-1)} |`);
});
