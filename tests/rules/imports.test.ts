import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { filesBelow } from '../../build/files';
import { cruiseRules } from './cruise-rules';
import { featuresMayImport, mayImport } from './import-table';

const root = path.resolve(import.meta.dirname, '../..');
const trees = ['src', 'bridge', 'fixtures', 'tests'];

async function sourcesOf(base: string): Promise<string[]> {
  const files = await Promise.all(trees.map((tree) => filesBelow(base, tree)));
  return files.flat().filter((file) => /\.tsx?$/.test(file));
}

async function readTree(base: string): Promise<ICruiseResult> {
  const { output } = await cruise(await sourcesOf(base), {
    baseDir: base,
    validate: true,
    ruleSet: { forbidden: cruiseRules },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  });
  if (typeof output === 'string') throw new Error('expected the result as an object');
  return output;
}

function violationsOf(result: ICruiseResult): string[] {
  return result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
}

test('every file imports only from the folders allowed for it (read from the sources)', async () => {
  const result = await readTree(root);
  const read = result.modules
    .map(({ source }) => source)
    .filter((file) => /^(src|bridge|fixtures|tests)\/.*\.tsx?$/.test(file));
  expect(read.sort(), 'the reader has read the whole tree').toEqual((await sourcesOf(root)).sort());
  expect(
    result.modules.flatMap(({ dependencies }) => dependencies).length,
    'imports were found in what was read',
  ).toBeGreaterThan(read.length);
  expect(violationsOf(result)).toEqual([]);
});

test('every folder has a rule (read from the sources)', async () => {
  const ruled = [...Object.keys(mayImport), 'src/features', 'tests'];
  const without = (await sourcesOf(root)).filter((file) => !ruled.some((folder) => file.startsWith(`${folder}/`)));
  expect(without).toEqual([]);
  expect(featuresMayImport).not.toContain('src/features');
});

test('a wrong import, an import of another feature and a cycle are found', async () => {
  const base = await mkdtemp(path.join(os.tmpdir(), 'imports-'));
  const files: Record<string, string> = {
    'src/lib/a.ts': "import { b } from '../domain/b';\nexport const a = b;",
    'src/domain/b.ts': "import { c } from './c';\nexport const b = () => c;",
    'src/domain/c.ts': "import { b } from './b';\nexport const c = () => b;",
    'src/features/one/x.ts': 'export const x = 1;',
    'src/features/two/y.ts': "import { x } from '../one/x';\nexport const y = x;",
    'src/features/two/z.ts': "import { y } from './y';\nexport const z = y;",
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(base, file)), { recursive: true });
    await writeFile(path.join(base, file), text);
  }
  const violations = violationsOf(await readTree(base));
  await rm(base, { recursive: true });
  expect(violations).toContain('src/lib: src/lib/a.ts -> src/domain/b.ts');
  expect(violations).toContain('src/features/*: src/features/two/y.ts -> src/features/one/x.ts');
  expect(violations.some((found) => found.startsWith('no cycles: src/domain/'))).toBe(true);
  expect(violations.filter((found) => found.includes('two/z.ts'))).toEqual([]);
});
