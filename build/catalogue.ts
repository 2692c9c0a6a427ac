import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Messages } from '../src/i18n/catalogue';
import { formatPo, parsePo } from '../src/i18n/po';
import { filesBelow, write } from './files';
import type { Text } from './lingui-macro';
import type { Texts } from './texts';

export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;

const file = 'locales/sv.po';

/**
 * The source catalogue: each text of the shop once. An empty `msgstr` means that the text is used as written in the
 * code; a filled one replaces it without a change of code.
 */
export async function readCatalogue(root: string) {
  const entries = parsePo(await readFile(path.join(root, file), 'utf8').catch(() => ''));
  const known = new Map(entries.map((entry) => [generateMessageId(entry.message, entry.context ?? ''), entry]));

  return {
    translations: new Map([...known].map(([id, { translation }]) => [id, translation])),
    /** Texts of the code that are missing from the catalogue, by file; null if there are none. */
    complaint(texts: (Text & { module: string })[]): string | null {
      const missing = texts.filter(({ id }) => !known.has(id));
      if (missing.length === 0) return null;
      const list = missing.slice(0, 10).map(({ module, message }) => `  ${module}: '${message}'`);
      const more = missing.length > 10 ? [`  and ${missing.length - 10} more`] : [];
      return [`Texts that ${file} does not know (npm run locales writes it anew):`, ...list, ...more].join('\n');
    },
    /** Compiled messages by id, except those of `without`. */
    compile(texts: Text[], { without }: { without: object }): Messages {
      const sorted = texts.filter(({ id }) => !(id in without)).sort((a, b) => (a.id < b.id ? -1 : 1));
      const compiled = sorted.map(({ id, message }) => [id, compileMessage(known.get(id)?.translation || message)]);
      return Object.fromEntries(compiled);
    },
  };
}

/** Rewrites the catalogue from the code. @returns how many texts it has */
export async function writeCatalogue(root: string, texts: Texts): Promise<number> {
  const { count, content } = await catalogueFrom(root, texts);
  await write(path.join(root, file), content);
  return count;
}

/** The catalogue as the code has it: with new texts, without unused ones, and with today's translations. */
export async function catalogueFrom(root: string, texts: Texts): Promise<{ count: number; content: string }> {
  const sources = (await filesBelow(root, 'src')).filter((name) => /(?<!\.css|\.test)\.tsx?$/.test(name));
  const found = new Map<string, Text & { sources: Set<string>; comments: Set<string> }>();
  for (const source of sources) {
    for (const text of (await texts.transform(source)).texts) {
      const entry = found.get(text.id) ?? { ...text, sources: new Set(), comments: new Set() };
      entry.sources.add(source);
      if (text.comment) entry.comments.add(text.comment);
      found.set(text.id, entry);
    }
  }
  const { translations } = await readCatalogue(root);
  const sorted = [...found.values()].sort((a, b) => a.message.localeCompare(b.message, 'sv') || (a.id < b.id ? -1 : 1));
  const entries = sorted.map((text) => ({ ...text, translation: translations.get(text.id) ?? '' }));
  return { count: sorted.length, content: formatPo(entries) };
}
