interface ShownPaths {
  /** The path of the screen that came up last; null before the first. */
  last: string | null;
  /** The one before it. */
  previous: string | null;
}

let shown: ShownPaths = { last: null, previous: null };

/** Called when the screen of a path is on the page, not when its link was followed. */
export function rememberPath(path: string): void {
  if (path !== shown.last) shown = { last: path, previous: shown.last };
}

export function shownPaths(): Readonly<ShownPaths> {
  return shown;
}
