import type { Messages } from '../../i18n/catalogue';
import type { Config } from '../../platform/config/schema';
import type { CarriedPage } from './carried-page';

export type Shell = 'site' | 'external';

/** The files of a part, `assets/<part>-<hash>.<ending>`: its style sheet and its texts, where it has them. */
export type PartFiles = readonly [hash: string, ...endings: ('css' | 'json')[]];

/** What a document carries for its own start-up: one JSON block after the markup. */
export interface DocumentData {
  shell: Shell;
  /** The page of the document's address; null where the screen belongs to a client-only family. */
  page: CarriedPage | 'missing' | null;
  /** Parts whose styles and texts are in the document already. */
  present: string[];
  texts: Messages;
  /** Of the parts that are not present. */
  parts: Record<string, PartFiles>;
  config: Config;
}

export const documentDataId = 'luckan-data';
export const rootId = 'luckan';

/** The page's element, and what the document carries for it. */
export function readDocument(document: Document): { data: DocumentData; root: Element } {
  const block = document.getElementById(documentDataId);
  const root = document.getElementById(rootId);
  if (!block || !root) throw new Error('the document lacks its start-up data or its root element');
  return { data: JSON.parse(block.textContent) as DocumentData, root };
}
