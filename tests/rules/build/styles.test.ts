import { symlink } from 'node:fs/promises';
import path from 'node:path';
import esbuild from 'esbuild';
import { expect, test } from 'vitest';
import { createStyles } from '../../../build/styles';
import { temporaryTree } from './temporary-tree';

const root = path.resolve(import.meta.dirname, '../../..');

/** What esbuild says of a page whose styles are these files, below `src`. */
async function errorsOf(files: Record<string, string>) {
  const sources = Object.entries(files).map(([name, text]) => [`src/${name}`, text]);
  const folder = await temporaryTree({
    'package.json': '{ "name": "shop" }',
    'src/page.ts': "\n\nimport './page.css';\n",
    ...Object.fromEntries(sources),
  });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const built = esbuild.build({
    absWorkingDir: folder,
    entryPoints: ['src/page.ts'],
    bundle: true,
    write: false,
    logLevel: 'silent',
    plugins: [createStyles(folder).plugin],
  });
  const { errors } = await built.catch((error: esbuild.BuildFailure) => error);
  return errors.map(({ text, location }) => [text, `${location?.file}:${location?.line}`, location?.lineText.trim()]);
}

const missing = "Cannot read properties of undefined (reading 'red')";

test('styles that throw are shown at their own line', async () => {
  const text = `import { style } from '@vanilla-extract/css';

interface Colors { red: string }
const colors: { bright?: Colors } = {};

export const box = style({
  color: colors.bright!.red,
});
`;
  expect(await errorsOf({ 'page.css.ts': text })).toEqual([
    [missing, 'src/page.css.ts:7', 'color: colors.bright!.red,'],
  ]);
});

test('styles that throw in a file that they import are shown at its line', async () => {
  expect(
    await errorsOf({
      'page.css.ts':
        "import { style } from '@vanilla-extract/css';\nimport { red } from './colors';\nexport const box = style({ color: red });\n",
      'colors.ts':
        'interface Colors { red: string }\nconst bright = undefined as unknown as Colors;\nexport const { red } = bright;\n',
    }),
  ).toEqual([[expect.stringContaining("property 'red'"), 'src/colors.ts:3', 'export const { red } = bright;']]);
});

test('styles that cannot be read are shown at their own line', async () => {
  expect(await errorsOf({ 'page.css.ts': '\nexport const box = ;\n' })).toEqual([
    ['Unexpected ";"', 'src/page.css.ts:2', 'export const box = ;'],
  ]);
});
