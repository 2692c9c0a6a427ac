interface ShownPaths {
  /** The path of the last screen shown; null before the first. */
  last: string | null;
  /** The path before that. */
  previous: string | null;
}

let shown: ShownPaths = { last: null, previous: null };

let showFirst = () => {};

/** Settles once the first screen is on the page. */
export const firstShown = new Promise<void>((resolve) => {
  showFirst = resolve;
});

/** Called when the screen of a path is on the page, not when its link is followed. */
export function rememberPath(path: string): void {
  if (path !== shown.last) shown = { last: path, previous: shown.last };
  showFirst();
}

export function shownPaths(): Readonly<ShownPaths> {
  return shown;
}
