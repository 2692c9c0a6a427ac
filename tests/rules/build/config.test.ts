import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../../build/config.mjs';
import { temporaryTree } from './temporary-tree';

const root = path.resolve(import.meta.dirname, '../../..');

async function fileOf(change: (config: { services: { orders?: string } }) => void) {
  const config = JSON.parse(await readFile(path.join(root, 'src/platform/config/default.json'), 'utf8'));
  change(config);
  const tree = await temporaryTree({ 'config.json': JSON.stringify(config) });
  return path.join(tree, 'config.json');
}

test('a valid configuration is returned as written', async () => {
  const file = await fileOf((config) => {
    config.services.orders = 'https://orders.example';
  });
  expect(await readConfig(root, file)).toEqual(JSON.parse(await readFile(file, 'utf8')));
});

test("an invalid configuration is refused with the field's name, since a browser would only fall back to the built one", async () => {
  const file = await fileOf((config) => {
    delete config.services.orders;
  });
  await expect(readConfig(root, file)).rejects.toThrow(/does not fit:\n {2}services\.orders: /);
});
