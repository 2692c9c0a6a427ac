import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the sources say of each field of a message: the comments above them in its own file, and in those beside it
 * that it imports from. They are not there at run time, where they would only weigh.
 */
export function fieldNotes(root: string, type: string): Record<string, string> {
  const folder = path.join(root, 'bridge/protocol/messages');
  return notesIn(folder, type.toLowerCase().replaceAll('_', '-'));
}

function notesIn(folder: string, name: string): Record<string, string> {
  const source = readFileSync(path.join(folder, `${name}.ts`), 'utf8');
  const imported = [...source.matchAll(/from '\.\/([a-z-]+)'/g)].map(([, other = '']) => notesIn(folder, other));
  const own = [...source.matchAll(/\/\*\* ([^*]+) \*\/\n {2,}(\w+):/g)].map(([, note, field]) => [field, note]);
  return Object.assign({}, ...imported, Object.fromEntries(own));
}
