import { expect, test } from 'vitest';
import { planMerges } from '../../../build/merge-chunks.mjs';

const dynamic = {
  stages: ['shop.ts'],
  parts: new Map([
    ['A', 'a.ts'],
    ['B', 'b.ts'],
    ['C', 'c.ts'],
  ]),
};

/** Who imports what, and how many bytes each shared module makes. */
function metafileOf(imports: Record<string, string[]>, sizes: Record<string, number>) {
  const files = ['entry.ts', 'shop.ts', ...Object.keys(imports), ...Object.keys(sizes)];
  return {
    inputs: Object.fromEntries(
      files.map((file) => [
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
}

function plan(imports: Record<string, string[]>, sizes: Record<string, number>) {
  return Object.fromEntries(planMerges({ metafile: metafileOf(imports, sizes), dynamic, entry: 'entry.ts' }));
}

test('a small module that two parts share joins a bigger one that all share', () => {
  const imports = { 'a.ts': ['big.ts', 'small.ts'], 'b.ts': ['big.ts', 'small.ts'], 'c.ts': ['big.ts'] };
  expect(plan(imports, { 'big.ts': 20_000, 'small.ts': 500 })).toEqual({ 'c.ts': ['small.ts'] });
});

test('nobody is made to carry a big module that it does not need', () => {
  const imports = { 'a.ts': ['big.ts', 'other.ts'], 'b.ts': ['big.ts', 'other.ts'], 'c.ts': ['other.ts'] };
  expect(plan(imports, { 'big.ts': 80_000, 'other.ts': 60_000 })).toEqual({});
});

test('what the shell brings, and what one part alone uses, stays where it is', () => {
  const imports = { 'shop.ts': ['price.ts'], 'a.ts': ['price.ts', 'own.ts'], 'b.ts': ['price.ts'], 'c.ts': [] };
  expect(plan(imports, { 'price.ts': 400, 'own.ts': 300 })).toEqual({});
});
