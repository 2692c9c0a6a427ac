import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../build/files';
import { findRawStyles } from './find-raw-styles';

const root = path.resolve(import.meta.dirname, '../..');

test('styles take colours and sizes from the theme (read from the sources)', async () => {
  const styles = (await filesBelow(root, 'src')).filter((file) => file.endsWith('.css.ts'));
  const read = styles.filter((file) => !file.startsWith('src/ui/theme/'));
  expect(read.length, 'style files outside the theme').toBeGreaterThan(10);
  const found = await Promise.all(
    read.map(async (file) => findRawStyles(await readFile(path.join(root, file), 'utf8'), file)),
  );
  expect(found.flat()).toEqual([]);
});

test('markup and scripts set no styles of their own (read from the sources)', async () => {
  const components = (await filesBelow(root, 'src')).filter(
    (file) => file.endsWith('.tsx') && !file.includes('.test.'),
  );
  const styled = await Promise.all(
    components.map(async (file) => (/\sstyle=\{/.test(await readFile(path.join(root, file), 'utf8')) ? [file] : [])),
  );
  expect(styled.flat(), 'style attributes are blocked by the content security policy').toEqual([]);
});

test('endless animations run on the compositor: anything else paints each frame (read from the sources)', async () => {
  const styles = (await filesBelow(root, 'src')).filter((file) => file.endsWith('.css.ts'));
  const sources = await Promise.all(styles.map((file) => readFile(path.join(root, file), 'utf8')));
  const endless = sources.flatMap((source) =>
    [...source.matchAll(/animation: `\$\{(\w+)\}[^`]*\binfinite\b/g)].map(
      ([, name]) => new RegExp(`const ${name} = keyframes\\((.+?)\\);`, 's').exec(source)?.[1] ?? '',
    ),
  );
  expect(endless.length).toBeGreaterThan(2);
  const animated = endless.flatMap((frames) => [...frames.matchAll(/(\w+): (?!\{)/g)].map(([, property]) => property));
  expect(new Set(animated)).toEqual(new Set(['transform', 'opacity']));
});

test.each([
  ['a colour', "style({ color: '#0a5' })"],
  ['a colour function', "style({ background: 'oklch(50% 0.1 140)' })"],
  ['a named colour', 'style({ border: `1em solid white` })'],
  ['a size in pixels', "style({ padding: '4px' })"],
  ['a size in a template', `style({ margin: \`\${vars.space} 0.5rem\` })`],
  ['a number that becomes pixels', 'style({ gap: 8 })'],
  ['a negative one', 'style({ marginTop: -1 })'],
])('%s is found', (_, source) => {
  expect(findRawStyles(source, 'x.css.ts')).toHaveLength(1);
});

test.each([
  'style({ padding: 0, opacity: 0.5, zIndex: 2, lineHeight: 1.4 })',
  "style({ color: vars.ink, width: '100%', maxWidth: '60ch', flex: '1 0 auto', inset: 0, transform: 'scale(1.02)' })",
  "style({ gridTemplateColumns: 'repeat(auto-fill, minmax(0, 1fr))', selectors: { '&:nth-child(2)': { order: 1 } } })",
])('%s is fine', (source) => {
  expect(findRawStyles(source, 'x.css.ts')).toEqual([]);
});
