import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nativeFiles } from './native-files';
import { withMessageTable } from './readme';

/** Writes the files generated from the protocol: `node build.mjs --run bridge/protocol/generate/main.ts`. */
const readme = 'bridge/README.md';
writeFileSync(readme, withMessageTable(readFileSync(readme, 'utf8')));
execFileSync('node_modules/.bin/biome', ['format', '--write', readme]);

const files = await nativeFiles('.');
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
for (const folder of ['schema', 'swift-tests/golden', 'swift-tests/recordings'].map((name) => `bridge/native/${name}`))
  for (const name of readdirSync(folder)) if (!files[`${folder}/${name}`]) rmSync(path.join(folder, name));
