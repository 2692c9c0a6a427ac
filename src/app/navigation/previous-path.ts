let previous: string | null = null;
let current: string | null = null;

export function rememberPath(path: string): void {
  if (path === current) return;
  previous = current;
  current = path;
}

/** The path that was shown before this one; null on the first. */
export function previousPath(): string | null {
  return previous;
}
