import { createHash } from 'node:crypto';

/** Sources for a content security policy: 'sha256-…'. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** The hashes of the inline scripts and styles of a document. Data blocks do not run; import maps count as scripts. */
export function inlineHashes(html: string): InlineHashes {
  return {
    scripts: hashesOf(html.matchAll(/<script(?![^>]*\s(?:src=|type=(?!"importmap")))[^>]*>([\s\S]*?)<\/script>/g)),
    styles: hashesOf(html.matchAll(/<style>([\s\S]*?)<\/style>/g)),
  };
}

/** Each hash once, sorted. */
export function mergeHashes(all: InlineHashes[]): InlineHashes {
  return {
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))].sort(),
    styles: [...new Set(all.flatMap(({ styles }) => styles))].sort(),
  };
}

/** Documents have few different ones. */
const known = new Map<string, string>();

function hashesOf(matches: Iterable<RegExpMatchArray>): string[] {
  return [...matches].map(([, text = '']) => {
    const hash = known.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    known.set(text, hash);
    return hash;
  });
}
