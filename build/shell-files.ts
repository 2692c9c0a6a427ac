import { createHash } from 'node:crypto';
import type { InlineHashes } from '../src/app/server/inline-hashes';

/** `files.json` of the external shell: what an app that carries the shell compares its own with, and updates it by. */
export interface ShellFiles {
  luckanFiles: 1;
  /** Changes with each of the files. */
  version: string;
  /** The shell's inline scripts and styles, as sources for the policy that the app sends with the document. */
  inline: InlineHashes;
  files: { path: string; bytes: number; sha256: string }[];
}

/** @param contents the files by their paths, without the configuration, which is the app's own */
export function listShellFiles(contents: ReadonlyMap<string, string | Uint8Array>, inline: InlineHashes): ShellFiles {
  const files = [...contents]
    .map(([path, content]) => {
      const bytes = Buffer.from(content);
      return { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const version = createHash('sha256')
    .update(JSON.stringify([files, inline]))
    .digest('hex')
    .slice(0, 16);
  return { luckanFiles: 1, version, inline, files };
}
