import { createHash } from 'node:crypto';

/** @typedef {{ scripts: Set<string>, styles: Set<string> }} InlineHashes sources for a policy: 'sha256-…' */

/** @returns {InlineHashes} */
export function noHashes() {
  return { scripts: new Set(), styles: new Set() };
}

/** Collects the hashes of the inline scripts and styles of a document. Data blocks do not run. */
export function collectHashes(html, { scripts, styles }) {
  for (const [, text] of html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g))
    scripts.add(hashOf(text));
  for (const [, text] of html.matchAll(/<style>([\s\S]*?)<\/style>/g)) styles.add(hashOf(text));
}

const known = new Map();

function hashOf(text) {
  if (!known.has(text)) known.set(text, `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return known.get(text);
}
