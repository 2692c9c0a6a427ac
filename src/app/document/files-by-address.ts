/** What each address needs besides the start-up files, in the document that serves them all. */
export interface FilesByAddress {
  /** Names of files below `assets/`, each once. */
  names: string[];
  /** Patterns of the route table, with indexes of `names`. The first matching one counts. */
  routes: [pattern: string, files: number[]][];
  /** What every address needs in an app. */
  inApp: number[];
}

export const filesByAddressId = 'luckan-files';
