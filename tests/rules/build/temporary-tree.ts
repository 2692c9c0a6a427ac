import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder with these files in it, removed when the test ends. */
export async function temporaryTree(files: Record<string, string>): Promise<string> {
  const base = await mkdtemp(path.join(os.tmpdir(), 'tree-'));
  onTestFinished(() => rm(base, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(base, file)), { recursive: true });
    await writeFile(path.join(base, file), text);
  }
  return base;
}
