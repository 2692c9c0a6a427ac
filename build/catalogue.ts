import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Messages } from '../src/i18n/catalogue';
import { filesBelow, write } from './files';
import type { Text } from './lingui-macro';
import type { Texts } from './texts';

export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;

const file = 'locales/sv.po';
const header = [
  'msgid ""',
  'msgstr ""',
  '"MIME-Version: 1.0\\n"',
  '"Content-Type: text/plain; charset=utf-8\\n"',
  '"Content-Transfer-Encoding: 8bit\\n"',
  '"Language: sv\\n"',
].join('\n');

/**
 * The source catalogue: each text of the shop once. An empty `msgstr` means that the text is used as written in the
 * code; a filled one replaces it without a change of code.
 */
export async function readCatalogue(root: string) {
  const entries = parse(await readFile(path.join(root, file), 'utf8').catch(() => ''));
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
      const messages: Messages = {};
      for (const { id, message } of [...texts].sort((a, b) => (a.id < b.id ? -1 : 1))) {
        if (id in without) continue;
        messages[id] = compileMessage(known.get(id)?.translation || message);
      }
      return messages;
    },
  };
}

/** Rewrites the catalogue from the code: adds new texts, removes unused ones, preserves translations. */
export async function writeCatalogue(root: string, texts: Texts): Promise<number> {
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
  const blocks = sorted.map(({ id, message, context, sources: places, comments }) =>
    [
      ...[...comments].map((comment) => `#. ${comment}`),
      ...[...places].map((place) => `#: ${place}`),
      ...(context ? [`msgctxt ${JSON.stringify(context)}`] : []),
      `msgid ${JSON.stringify(message)}`,
      `msgstr ${JSON.stringify(translations.get(id) ?? '')}`,
    ].join('\n'),
  );
  await write(path.join(root, file), `${[header, ...blocks].join('\n\n')}\n`);
  return sorted.length;
}

function parse(po: string) {
  const [, ...blocks] = po.split(/\n{2,}/);
  const entries = blocks.map((block) => {
    const field = (name: string): string | undefined => {
      const lines = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(block)?.[1]?.trim().split('\n');
      return lines?.map((line) => JSON.parse(line)).join('');
    };
    return { context: field('msgctxt'), message: field('msgid') ?? '', translation: field('msgstr') ?? '' };
  });
  return entries.filter(({ message }) => message !== '');
}
