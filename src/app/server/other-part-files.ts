import type { Assets } from '../document/assets';
import type { PartFiles } from '../document/document-data';

interface InDocument {
  /** Parts that the document contains completely. */
  present: readonly string[];
  /** Parts of which it contains the styles. */
  styled: readonly string[];
}

/** The files of the parts that a document does not contain itself. */
export function otherPartFiles({ parts }: Assets, { present, styled }: InDocument): Record<string, PartFiles> {
  const others: Record<string, PartFiles> = {};
  for (const [name, { cssFile, textsFile, hash }] of Object.entries(parts)) {
    if (!(cssFile || textsFile) || present.includes(name)) continue;
    const css = cssFile && !styled.includes(name) ? (['css'] as const) : [];
    others[name] = [hash, ...css, ...(textsFile ? (['json'] as const) : [])];
  }
  return others;
}
