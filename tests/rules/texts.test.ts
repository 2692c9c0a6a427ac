import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../build/files';
import { findUntranslated } from './find-untranslated';

const root = path.resolve(import.meta.dirname, '../..');

test('every text of the shop is marked for translation (read from the sources)', async () => {
  const files = (await filesBelow(root, 'src')).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !/^src\/(ui\/)?dev\//.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = await Promise.all(
    files.map(async (file) => findUntranslated(await readFile(path.join(root, file), 'utf8'), file)),
  );
  expect(found.flat()).toEqual([]);
});

test.each([
  ['text between tags', '<p>Lägg i varukorg</p>'],
  ['a label', '<button aria-label="Stäng" />'],
  ['a label as an expression', "<input placeholder={'Sök'} />"],
  ['one of two texts', "<p>{open ? 'Visa färre' : count}</p>"],
  ['a text glued together', `<img alt={\`Bild \${n}\`} />`],
  ['a text behind a condition', "<p>{busy && 'Väntar'}</p>"],
])('%s is found', (_, markup) => {
  expect(findUntranslated(`const x = ${markup};`, 'x.tsx')).toHaveLength(1);
});

test.each([
  '<p><Trans>Lägg i <b>varukorg</b></Trans></p>',
  '<button aria-label={t`Stäng`} className="wide">{label}</button>',
  '<p>{price} · 1 ×</p>',
  '<Plural value={n} one="# vara" other="# varor" />',
  "<a href={external ? 'https://x.example' : path} />",
])('%s is fine', (markup) => {
  expect(findUntranslated(`const x = ${markup};`, 'x.tsx')).toEqual([]);
});
