/**
 * The external shell in a real native web view: `node build.mjs --run tests/native/webkit/main.ts <shop> [words]` plays
 * the scenarios whose names contain these words against a running shop and writes the results.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDisplay } from './display';
import { play, type Result } from './scenario';
import { scenarios } from './scenarios/all';
import { tableOf } from './table';
import { waysTo } from './ways';

const [shop, ...patterns] = process.argv.slice(2);
if (!shop) throw new Error('Which shop? Its address comes first, such as http://localhost:4180');
const selected = scenarios.filter(({ name }) => patterns.every((word) => name.includes(word)));
const ways = await waysTo(shop);
// Results of an earlier run must not be mistaken for those of this one.
await rm('test-results/native', { recursive: true, force: true });
const display = await openDisplay();
const results: Result[] = [];
try {
  // In parallel: they share only the screen.
  await Promise.all(
    ways.map(async (way) => {
      for (const scenario of selected) results.push(await play(scenario, way, display.name));
    }),
  );
} finally {
  display.close();
}
console.log(tableOf(results, ways));
const file = path.resolve('test-results/native/webkit.json');
await mkdir(path.dirname(file), { recursive: true });
await writeFile(file, JSON.stringify(results, null, 2));
process.exitCode = results.some(({ outcome }) => outcome === 'failed') || results.length === 0 ? 1 : 0;
