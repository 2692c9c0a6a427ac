import type { Page } from '../../api/page-data/schema';
import type { Messages } from '../../i18n/catalogue';
import type { Config } from '../../platform/config/schema';

export type Shell = 'site' | 'external';

/** Style sheet and text file of a part, relative to the assets folder; null where it has none of its own. */
export type PartFiles = readonly [css: string | null, texts: string | null];

/** What a document carries for its own start-up: one JSON block after the markup. */
export interface DocumentData {
  shell: Shell;
  /** The page of the document's address; null where the screen belongs to a client-only family. */
  page: Page | 'missing' | null;
  /** Parts whose styles and texts are in the document already. */
  present: string[];
  texts: Messages;
  parts: Record<string, PartFiles>;
  config: Config;
}

export const documentDataId = 'luckan-data';
export const rootId = 'luckan';

export function readDocumentData(document: Document): DocumentData {
  const block = document.getElementById(documentDataId);
  if (!block) throw new Error('the document carries no start-up data');
  return JSON.parse(block.textContent) as DocumentData;
}
