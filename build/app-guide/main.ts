import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { guideFile, guidePage } from './page';

/** Writes the reference of the app developers' guide: `node build.mjs --run build/app-guide/main.ts`. */
writeFileSync(guideFile, guidePage());
execFileSync('node_modules/.bin/biome', ['format', '--write', guideFile]);
