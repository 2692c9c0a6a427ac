import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nativeFiles } from './native-files';
import { withMessageTable } from './readme';

/** Writes the files generated from the protocol: `node build.mjs --run bridge/protocol/generate/main.ts`. */
const readme = 'bridge/README.md';
writeFileSync(readme, withMessageTable(readFileSync(readme, 'utf8')));

const files = await nativeFiles('.');
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const schemas = 'bridge/native/schema';
for (const name of readdirSync(schemas)) if (!files[`${schemas}/${name}`]) rmSync(path.join(schemas, name));
