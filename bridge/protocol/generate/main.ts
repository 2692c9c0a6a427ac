import { readFileSync, writeFileSync } from 'node:fs';
import { withMessageTable } from './readme';

/** Writes what is made from the protocol: `node build.mjs --run bridge/protocol/generate/main.ts`. */
const file = 'bridge/README.md';
writeFileSync(file, withMessageTable(readFileSync(file, 'utf8')));
