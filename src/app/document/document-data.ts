import type { Page } from '../../api/page-data/schema';
import type { Messages } from '../../i18n/catalogue';
import type { Config } from '../../platform/config/schema';

export type Shell = 'site' | 'external';

/** The files of a part, `assets/<part>-<hash>.<extension>`: its style sheet and its texts, if it has them. */
export type PartFiles = readonly [hash: string, ...extensions: ('css' | 'json')[]];

/** A document's start-up data: one JSON block after the markup. */
export interface DocumentData {
  shell: Shell;
  /** The page at the document's address; null if the screen belongs to a client-only family. */
  page: Page | 'missing' | null;
  /** Parts whose styles and texts are already in the document. */
  present: string[];
  texts: Messages;
  /** Files of the parts that are not present. */
  parts: Record<string, PartFiles>;
  config: Config;
}

export const documentDataId = 'luckan-data';
export const rootId = 'luckan';

/** Reads the page's element and the document's start-up data. */
export function readDocument(document: Document): { data: DocumentData; root: Element } {
  const block = document.getElementById(documentDataId);
  const root = document.getElementById(rootId);
  if (!block || !root) throw new Error('the document lacks its start-up data or its root element');
  return { data: JSON.parse(block.textContent) as DocumentData, root };
}
