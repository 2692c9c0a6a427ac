import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { catalogueFrom, readCatalogue, writeCatalogue } from '../../../build/catalogue';
import { createTexts } from '../../../build/texts';
import { temporaryTree } from './temporary-tree';

const source = `import { msg } from '@lingui/core/macro';
export const bought = msg\`Du köpte "\${'x'}"\`;
export const short = msg({ message: 'Bit', context: 'portion' });
export const item = msg\`Bit\`;`;

async function catalogueOf(files: Record<string, string>) {
  const root = await temporaryTree(files);
  const texts = createTexts(root);
  await writeCatalogue(root, texts);
  return {
    root,
    texts,
    catalogue: await readCatalogue(root),
    spoken: texts.of('src/a.ts').map((text) => ({ ...text, module: 'src/a.ts' })),
  };
}

test('the written catalogue has every text of the code (read from the sources)', async () => {
  const { root, catalogue, spoken } = await catalogueOf({ 'src/a.ts': source });
  expect(spoken).toHaveLength(3);
  expect(catalogue.complaint(spoken)).toBeNull();
  expect(await readFile(path.join(root, 'locales/sv.po'), 'utf8')).toContain('msgctxt "portion"\nmsgid "Bit"');
});

test('a missing text is reported with its file', async () => {
  const { catalogue } = await catalogueOf({ 'src/a.ts': source });
  const complaint = catalogue.complaint([{ id: 'nowhere', message: 'Ny text', module: 'src/b.ts' }]);
  expect(complaint).toContain("src/b.ts: 'Ny text'");
});

test('a changed text is shown, and stays when the catalogue is written again', async () => {
  const { root, texts, spoken } = await catalogueOf({ 'src/a.ts': source });
  const file = path.join(root, 'locales/sv.po');
  const po = await readFile(file, 'utf8');
  await writeFile(
    file,
    po.replace('msgctxt "portion"\nmsgid "Bit"\nmsgstr ""', 'msgctxt "portion"\nmsgid "Bit"\nmsgstr "En bit"'),
  );
  await writeCatalogue(root, texts);
  const messages = (await readCatalogue(root)).compile(spoken, { without: {} });
  expect(Object.values(messages)).toContainEqual(['En bit']);
  expect(Object.values(messages)).toContainEqual(['Bit']);
});

test('the catalogue of the shop is up to date: npm run locales would not change it', async () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const { content } = await catalogueFrom(root, createTexts(root));
  expect(await readFile(path.join(root, 'locales/sv.po'), 'utf8')).toBe(content);
});
