/** The name of a build: the hash of its first script, which changes with any other, since their names are in it. */
export function releaseOf(entry: string): string {
  return `luckan@${/-(\w+)\.js$/.exec(entry)?.[1]}`;
}
