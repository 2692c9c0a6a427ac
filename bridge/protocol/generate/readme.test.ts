import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { messages } from '../messages';
import { withMessageTable } from './readme';

const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');

/** Ignores how the formatter aligns tables. */
const plain = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

it('the README’s message tables, read from its text, are those of the protocol (else: node build.mjs --run bridge/protocol/generate/main.ts)', () => {
  expect(plain(withMessageTable(readme))).toBe(plain(readme));
});

it('they name every message', () => {
  expect(Object.keys(messages).filter((name) => !plain(readme).includes(`| \`${name}\` |`))).toEqual([]);
});
