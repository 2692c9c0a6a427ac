import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../build/files';
import { listShellFiles, type ShellFiles } from '../../build/shell-files';
import { inlineHashes, mergeHashes } from '../../src/app/server/inline-hashes';

/** The app's own, the list itself, and copies for servers. */
const others = /^(config|files)\.json$|\.(br|gz)$/;

/** What `files.json` of the external shell lists, and what it is to list of the files that are there. */
export async function shellFiles(root: string): Promise<{ listed: ShellFiles; there: ShellFiles }> {
  const external = path.join(root, 'dist/external');
  const contents = new Map<string, Buffer>();
  for (const file of await filesBelow(external, '.'))
    if (!others.test(file)) contents.set(file, await readFile(path.join(external, file)));
  const inline = mergeHashes([inlineHashes(`${contents.get('index.html')}`)]);
  return {
    listed: JSON.parse(await readFile(path.join(external, 'files.json'), 'utf8')),
    there: listShellFiles(contents, inline),
  };
}
