import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OnLoadResult } from 'esbuild';

/** What Babel cannot read, at its own place: esbuild would name the line of whoever imports the file. */
export async function syntaxErrorOf(error: unknown, root: string, file: string): Promise<OnLoadResult> {
  if (!(error instanceof SyntaxError && 'loc' in error)) throw error;
  const { line, column } = error.loc as { line: number; column: number };
  const lineText = (await readFile(path.join(root, file), 'utf8')).split('\n')[line - 1] ?? '';
  const [, text = error.message] = /: (.*) \(\d+:\d+\)/.exec(error.message) ?? [];
  return { errors: [{ text, location: { file, line, column, lineText } }] };
}
