interface ShownPaths {
  /** The path of the last screen shown; null before the first. */
  last: string | null;
  /** The path before that. */
  previous: string | null;
}

let shown: ShownPaths = { last: null, previous: null };

/** Called when the screen of a path is on the page, not when its link is followed. */
export function rememberPath(path: string): void {
  if (path !== shown.last) shown = { last: path, previous: shown.last };
}

export function shownPaths(): Readonly<ShownPaths> {
  return shown;
}
