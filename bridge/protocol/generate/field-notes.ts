import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The comments above the fields of a message, from its own source file and the siblings that it imports. They are read
 * from the sources so that they do not add to the bundle.
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
