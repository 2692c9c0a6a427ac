/** An entry of a `.po` file. */
export interface PoEntry {
  context?: string | undefined;
  message: string;
  translation: string;
  /** For translators. */
  comments?: Iterable<string>;
  /** Files that use it. */
  sources?: Iterable<string>;
}

const header = [
  'msgid ""',
  'msgstr ""',
  '"MIME-Version: 1.0\\n"',
  '"Content-Type: text/plain; charset=utf-8\\n"',
  '"Content-Transfer-Encoding: 8bit\\n"',
  '"Language: sv\\n"',
].join('\n');

/** Only what is read again: contexts, messages and translations. */
export function parsePo(po: string): PoEntry[] {
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

export function formatPo(entries: PoEntry[]): string {
  return `${[header, ...entries.map(formatEntry)].join('\n\n')}\n`;
}

function formatEntry({ context, message, translation, comments = [], sources = [] }: PoEntry): string {
  return [
    ...[...comments].map((comment) => `#. ${comment}`),
    ...[...sources].map((source) => `#: ${source}`),
    ...(context ? [`msgctxt ${JSON.stringify(context)}`] : []),
    `msgid ${JSON.stringify(message)}`,
    `msgstr ${JSON.stringify(translation)}`,
  ].join('\n');
}
