import path from 'node:path';

export interface Tree {
  /** Whether a file or folder exists, by its path from the root. */
  has(place: string): boolean;
  /** The text of a document. */
  read(document: string): string;
}

const inRepository = /^(src|bridge|build|fixtures|tests|locales)\//;
const source = /^[\w./-]+\.(tsx?|mjs)$/;
/** A pattern for many files, or for a file that the reader has yet to write. */
const pattern = /[<>*{…]/;

/** Anchors as GitHub makes them. */
function anchorsOf(markdown: string): string[] {
  const headings = withoutBlocks(markdown).matchAll(/^#+ (.*)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function withoutBlocks(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```/gm, '');
}

function spansOf(markdown: string): string[] {
  return [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
}

/** The names in the table columns that are headed 'Folder'. */
function foldersOf(markdown: string): string[] {
  const found: string[] = [];
  let columns: number[] = [];
  for (const line of markdown.split('\n')) {
    const cells = line.startsWith('|') ? line.split('|').slice(1, -1) : [];
    if (cells.length === 0) columns = [];
    else if (columns.length === 0)
      columns = cells.flatMap((cell, at) => (cell.trim().startsWith('Folder') ? [at] : []));
    else found.push(...columns.flatMap((at) => spansOf(cells[at] ?? '')));
  }
  return found;
}

/** Files, folders and links that a document names but that do not exist. */
export function findDeadReferences(document: string, { has, read }: Tree): string[] {
  const markdown = withoutBlocks(read(document));
  const folder = path.posix.dirname(document);
  const beside = (place: string) => path.posix.join(folder, place);

  const files = spansOf(markdown)
    .flatMap((span) => span.split(' '))
    .filter((word) => !pattern.test(word))
    .filter((word) => (inRepository.test(word) || source.test(word)) && !has(word) && !has(beside(word)));
  const folders = foldersOf(markdown).filter((name) => !has(beside(name)));
  const links = [...markdown.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [file = '', anchor] = target.split('#');
      const there = file === '' ? document : beside(file);
      return !has(there) || (anchor !== undefined && !anchorsOf(read(there)).includes(anchor));
    });
  return [...new Set([...files, ...folders, ...links])].map((name) => `${document}: ${name}`);
}
