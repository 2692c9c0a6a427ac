import { stampOfFiles } from './files';

/**
 * What is made of a source file, made again only when the file, or another that it was made from, has changed. Both
 * bundles request the same files at once.
 */
export function createFileCache<Made>(
  make: (file: string) => Promise<Made>,
  sourcesOf: (made: Made) => string[] = () => [],
) {
  const known = new Map<string, { made: Made; stamp: string; others: string }>();
  const running = new Map<string, Promise<Made>>();

  async function refresh(file: string): Promise<Made> {
    // Before it is read: a change in the meantime is not missed.
    const stamp = stampOfFiles([file]);
    const found = known.get(file);
    if (found?.stamp === stamp && found.others === stampOfFiles(sourcesOf(found.made))) return found.made;
    const made = await make(file);
    known.set(file, { made, stamp, others: stampOfFiles(sourcesOf(made)) });
    return made;
  }

  return {
    get(file: string): Promise<Made> {
      const refreshing = running.get(file) ?? refresh(file).finally(() => running.delete(file));
      running.set(file, refreshing);
      return refreshing;
    },
    last: (file: string) => known.get(file)?.made,
  };
}
