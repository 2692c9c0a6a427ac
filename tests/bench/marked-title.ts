import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const screen = 'src/features/product/ProductScreen.tsx';
const end = '</h1>';

/** A change that every product page shows, in a copy of the sources: something behind its title. */
export async function titleOfProducts(tree: string) {
  const file = path.join(tree, screen);
  const before = await readFile(file, 'utf8');
  if (!before.includes(end)) throw new Error(`${screen} has no ${end}`);
  return {
    mark: (text: string) => writeFile(file, before.replace(end, ` ${text}${end}`)),
    restore: () => writeFile(file, before),
  };
}
