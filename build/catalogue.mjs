import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { filesBelow, write } from './files.mjs';

/** @typedef {{ context: string | undefined, message: string, translation: string }} Entry */
/** @typedef {import('./lingui-macro.mjs').Text} Text */
/** @typedef {Awaited<ReturnType<typeof readCatalogue>>} Catalogue */

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
 * @param {string} root
 */
export async function readCatalogue(root) {
  const entries = parse(await readFile(path.join(root, file), 'utf8').catch(() => ''));
  const known = new Map(entries.map((entry) => [generateMessageId(entry.message, entry.context ?? ''), entry]));

  return {
    translations: new Map([...known].map(([id, { translation }]) => [id, translation])),
    /**
     * @param {(Text & { module: string })[]} texts
     * @returns {string | null} texts of the code that are missing from the catalogue, by file
     */
    complaint(texts) {
      const missing = texts.filter(({ id }) => !known.has(id));
      if (missing.length === 0) return null;
      const list = missing.slice(0, 10).map(({ module, message }) => `  ${module}: '${message}'`);
      const more = missing.length > 10 ? [`  and ${missing.length - 10} more`] : [];
      return [`Texts that ${file} does not know (npm run locales writes it anew):`, ...list, ...more].join('\n');
    },
    /**
     * @param {Text[]} texts
     * @param {{ without: object }} others
     * @returns {import('../src/i18n/catalogue').Messages} compiled messages by id, except those of `without`
     */
    compile(texts, { without }) {
      /** @type {import('../src/i18n/catalogue').Messages} */
      const messages = {};
      for (const { id, message } of [...texts].sort((a, b) => (a.id < b.id ? -1 : 1))) {
        if (id in without) continue;
        messages[id] = compileMessage(known.get(id)?.translation || message);
      }
      return messages;
    },
  };
}

/**
 * Rewrites the catalogue from the code: adds new texts, removes unused ones, preserves translations.
 * @param {string} root
 * @param {ReturnType<typeof import('./texts.mjs').createTexts>} texts
 */
export async function writeCatalogue(root, texts) {
  const sources = (await filesBelow(root, 'src')).filter((name) => /(?<!\.css|\.test)\.tsx?$/.test(name));
  /** @type {Map<string, Text & { sources: Set<string>, comments: Set<string> }>} */
  const found = new Map();
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
      ...(context ? [`msgctxt ${quote(context)}`] : []),
      `msgid ${quote(message)}`,
      `msgstr ${quote(translations.get(id) ?? '')}`,
    ].join('\n'),
  );
  await write(path.join(root, file), `${[header, ...blocks].join('\n\n')}\n`);
  return sorted.length;
}

/** @param {string} text */
function quote(text) {
  return JSON.stringify(text);
}

/**
 * @param {string} po
 * @returns {Entry[]}
 */
function parse(po) {
  return po
    .split(/\n{2,}/)
    .slice(1)
    .map((block) => {
      /** @param {string} name */
      const field = (name) => {
        const found = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(block)?.[1];
        return found
          ?.trim()
          .split('\n')
          .map((line) => JSON.parse(line))
          .join('');
      };
      return { context: field('msgctxt'), message: field('msgid') ?? '', translation: field('msgstr') ?? '' };
    })
    .filter(({ message }) => message !== '');
}
