import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { areas } from './areas.mjs';

const folders = ['src', 'bridge', 'fixtures', 'tests'];

/**
 * The tests of areas, or those with one of these words in their path.
 * @returns {Promise<{ units: string[], journeys: string[] }>} by their paths from the root; without a word, all of them
 */
export async function testFiles(root, words) {
  const files = (await Promise.all(folders.map((folder) => namesBelow(root, folder)))).flat().sort();
  const sought = words.map((word) => word.toLowerCase()).flatMap((word) => areas[word] ?? [word]);
  const belongs = (file) => sought.some((word) => file.toLowerCase().includes(word));
  const found = words.length === 0 ? files : files.filter(belongs);
  return {
    // These need a database that several backends share, so they only run on PostgreSQL.
    units: found.filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/contract/postgres/')),
    journeys: found.filter((file) => file.startsWith('tests/journeys/') && file.endsWith('.spec.ts')),
  };
}

async function namesBelow(root, folder) {
  const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
  return names.map((name) => path.posix.join(folder, ...name.split(path.sep)));
}
