import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Promise<string[]>} every file below a folder, by its path from the root, sorted; none if the folder does not exist
 */
export async function filesBelow(root, folder) {
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

/**
 * @param {string} file
 * @param {string | Uint8Array} contents
 */
export async function write(file, contents) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, contents);
}

/**
 * Removes everything from a folder but the files to keep (paths relative to it), and the folders that this leaves
 * empty.
 * @param {string} folder
 * @param {string[]} keep
 */
export async function removeOthers(folder, keep) {
  const kept = new Set(keep);
  for (const file of await filesBelow(folder, '.')) if (!kept.has(file)) await rm(path.join(folder, file));
  await removeEmptyFolders(folder);
}

/** @param {string} folder */
export async function removeEmptyFolders(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (!entries) return;
  for (const entry of entries) if (entry.isDirectory()) await removeEmptyFolders(path.join(folder, entry.name));
  if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true });
}

/**
 * @param {string} root
 * @param {string[]} paths
 * @returns {Promise<string>} changes whenever one of these files, or a file below these folders, is added, removed or
 * written. Documents only count if named.
 */
export async function stampOf(root, paths) {
  const below = (await Promise.all(paths.map((name) => filesBelow(root, name)))).flat();
  const files = [...paths, ...below.filter((file) => !file.endsWith('.md'))];
  const stats = await Promise.all(
    files.map(async (file) => {
      const found = await stat(path.join(root, file)).catch(() => null);
      return found?.isFile() ? `${file}:${found.mtimeMs}:${found.size}` : '';
    }),
  );
  return stats.join('\n');
}

/**
 * @param {string} file
 * @returns {Promise<unknown>} null if the file does not exist or is not JSON
 */
export async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
