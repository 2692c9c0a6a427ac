import { watch } from 'chokidar';

const isIgnored = /\.test\.tsx?$|\.md$|~$|\.sw\w$/;

/**
 * Calls back once per burst of changes, and never while an earlier call runs.
 *
 * @param folders from the root, like the file of a call
 */
export async function onChange(root: string, folders: string[], callback: (file: string) => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watcher = watch(folders, {
    cwd: root,
    ignored: (file) => isIgnored.test(file),
    ignoreInitial: true,
    atomic: false,
  });
  watcher.on('all', (_, file) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(() => callback(file));
    }, 10);
  });
  await new Promise((ready) => watcher.once('ready', () => ready(undefined)));

  return {
    /** Also waits for the call that runs. */
    async close(): Promise<void> {
      await watcher.close();
      clearTimeout(timer);
      await running;
    },
  };
}
