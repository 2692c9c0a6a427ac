import type { Outline } from '../../ui/skeleton/ScreenOutline';

/** What each address needs besides the start-up files, in the document that serves them all. */
export interface FilesByAddress {
  /** Names of files below `assets/`, each once. */
  names: string[];
  /** The route table, with indexes of `names`. The first row whose pattern matches counts. */
  routes: [pattern: string, outline: Outline, files: number[], title?: string][];
  /** The index of the first route with page data. */
  firstPage: number;
  /** What every address needs in an app. */
  inApp: number[];
}

export const filesByAddressId = 'luckan-files';

/** The id of the template with what a screen resembles while it is loading. */
export const outlineId = (outline: Outline) => `luckan-${outline}`;
