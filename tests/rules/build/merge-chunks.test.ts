import { expect, test } from 'vitest';
import { planMerges } from '../../../build/merge-chunks.mjs';

const dynamic = {
  stages: ['shop.ts'],
  parts: new Map(['AScreen', 'BScreen', 'CScreen', 'LeanScreen', 'Drawer'].map((name) => [name, `${name}.ts`])),
};

/** Who imports what, and how many bytes each shared module makes. */
function plan(imports: Record<string, string[]>, sizes: Record<string, number>) {
  const files = new Set([
    'entry.ts',
    'shop.ts',
    ...dynamic.parts.values(),
    ...Object.keys(imports),
    ...Object.keys(sizes),
  ]);
  const metafile = {
    inputs: Object.fromEntries(
      [...files].map((file) => [
        file,
        { imports: (imports[file] ?? []).map((path) => ({ path, kind: 'import-statement' })) },
      ]),
    ),
    outputs: {
      all: {
        inputs: Object.fromEntries(Object.entries(sizes).map(([file, bytesInOutput]) => [file, { bytesInOutput }])),
      },
    },
  };
  return Object.fromEntries(planMerges({ metafile, dynamic, entry: 'entry.ts' }));
}

/** Four modules that screen A uses, each shared with other parts, so that A would ask for four chunks. */
const crowded = {
  'AScreen.ts': ['m1.ts', 'm2.ts', 'm3.ts', 'm4.ts'],
  'BScreen.ts': ['m1.ts', 'm2.ts'],
  'CScreen.ts': ['m1.ts', 'm3.ts'],
  'Drawer.ts': ['m1.ts', 'm4.ts', 'm2.ts'],
};

test('a page that would ask for too many chunks gets two of them as one, with the fewest bytes carried in vain', () => {
  const made = plan(crowded, { 'm1.ts': 30_000, 'm2.ts': 9000, 'm3.ts': 8000, 'm4.ts': 100 });
  // The tiny one goes where the lightest screen is made to have it; the drawer, which opens later, takes what comes with it.
  expect(made).toEqual({ 'CScreen.ts': ['m4.ts'], 'Drawer.ts': ['m3.ts'] });
});

test('a part of no first visit changes no chunk: it takes them whole, with those that they import from', () => {
  const screens = { 'AScreen.ts': ['m1.ts', 'm2.ts'], 'BScreen.ts': ['m1.ts', 'm2.ts'], 'CScreen.ts': ['base.ts'] };
  const imports = { ...screens, 'm1.ts': ['base.ts'], 'Drawer.ts': ['m2.ts'] };
  const made = plan(imports, { 'm1.ts': 30_000, 'm2.ts': 9000, 'base.ts': 50 });
  expect(Object.keys(made)).toEqual(['Drawer.ts']);
  expect(made['Drawer.ts']).toEqual(expect.arrayContaining(['m1.ts', 'base.ts']));
});

test('a page with few chunks is left alone', () => {
  const few = { 'AScreen.ts': ['m1.ts', 'm2.ts', 'm3.ts'], 'BScreen.ts': ['m1.ts', 'm2.ts'], 'CScreen.ts': ['m3.ts'] };
  expect(plan(few, { 'm1.ts': 10, 'm2.ts': 20, 'm3.ts': 30 })).toEqual({});
});

test('whoever carries a module carries what it imports, so that no chunk is torn apart', () => {
  const imports = { ...crowded, 'm4.ts': ['base.ts'], 'base.ts': [] };
  const made = plan(imports, { 'm1.ts': 30_000, 'm2.ts': 9000, 'm3.ts': 8000, 'm4.ts': 100, 'base.ts': 50 });
  expect(made['CScreen.ts']).toEqual(expect.arrayContaining(['m4.ts', 'base.ts']));
});

test('what the shell brings, and what one part alone uses, stays where it is', () => {
  const imports = { 'shop.ts': ['price.ts'], 'AScreen.ts': ['price.ts', 'own.ts'], 'BScreen.ts': ['price.ts'] };
  expect(plan(imports, { 'price.ts': 400, 'own.ts': 300 })).toEqual({});
});

test('what nearly all pages carry goes into the shell, which asks for no further file', () => {
  const made = plan(
    { ...crowded, 'LeanScreen.ts': ['m1.ts'] },
    { 'm1.ts': 30_000, 'm2.ts': 9000, 'm3.ts': 8000, 'm4.ts': 100 },
  );
  expect(made).toEqual({ 'shop.ts': ['m1.ts'] });
});

test('what was joined early is taken apart again where that turns out to be lighter', () => {
  const imports = {
    'AScreen.ts': ['m1.ts', 'm2.ts', 'm3.ts', 'm6.ts', 'm7.ts'],
    'BScreen.ts': ['m2.ts', 'm4.ts', 'm6.ts', 'm7.ts'],
    'CScreen.ts': ['m1.ts', 'm3.ts', 'm4.ts', 'm6.ts', 'm7.ts'],
    'LeanScreen.ts': ['m2.ts', 'm3.ts', 'm4.ts', 'm7.ts'],
  };
  const sizes = { 'm1.ts': 9000, 'm2.ts': 100, 'm3.ts': 5000, 'm4.ts': 5000, 'm6.ts': 9000, 'm7.ts': 100 };
  // m2 goes into the shell at first, when there are still many chunks.
  expect(plan(imports, sizes)).toEqual({ 'shop.ts': ['m3.ts', 'm7.ts'] });
});
