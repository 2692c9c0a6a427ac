import { statSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Every file below a folder, by its path from the root, sorted; none if the folder does not exist. */
export async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(root, path.join(entry.parentPath ?? entry.path, entry.name))
        .split(path.sep)
        .join('/'),
    )
    .sort();
}

export async function write(file: string, contents: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, contents);
}

/**
 * Removes everything from a folder but the files to keep (paths relative to it), and the folders that this leaves
 * empty.
 */
export async function removeOthers(folder: string, keep: string[]): Promise<void> {
  const current = new Set(keep);
  for (const file of await filesBelow(folder, '.')) if (!current.has(file)) await rm(path.join(folder, file));
  await removeEmptyFolders(folder);
}

export async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (!entries) return;
  for (const entry of entries) if (entry.isDirectory()) await removeEmptyFolders(path.join(folder, entry.name));
  if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true });
}

/**
 * Changes whenever one of these files, or a file below these folders, is added, removed or written. Documents only
 * count if named.
 */
export async function stampOf(root: string, paths: string[]): Promise<string> {
  const below = (await Promise.all(paths.map((name) => filesBelow(root, name)))).flat();
  const files = [...paths, ...below.filter((file) => !file.endsWith('.md'))];
  return stampOfFiles(files.map((file) => path.join(root, file)));
}

/** Not with promises: in development thousands of files are looked at after each change. */
export function stampOfFiles(files: string[]): string {
  const stats = files.map((file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    return found?.isFile() ? `${file}:${found.mtimeMs}:${found.size}` : '';
  });
  return stats.join('\n');
}

/** Null if the file does not exist or is not JSON. The type is the one that it was written from. */
export async function readJson<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
