import { type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs';
import path from 'node:path';

/**
 * Calls back once per burst of changes, and never while an earlier call runs. Each folder is watched by itself: on
 * Linux, Node's recursive watching loses a file that another one replaces, as git and many editors do it.
 *
 * @param folders from the root, like the file of a call
 */
export function onChange(root: string, folders: string[], callback: (file: string) => Promise<void>) {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  for (const folder of folders) watchBelow(folder);

  return {
    /** Also waits for the call that runs. */
    async close(): Promise<void> {
      for (const watcher of watchers.values()) watcher.close();
      watchers.clear();
      clearTimeout(timer);
      await running;
    },
  };

  function watchBelow(folder: string): void {
    const address = path.resolve(root, folder);
    const watcher = watch(address, (event, name) => {
      if (!name) return;
      const file = path.join(folder, name);
      if (event === 'rename') watchAnew(file);
      notice(file);
    });
    // Where removing a watched folder is an error.
    watcher.on('error', () => watcher.close());
    watchers.set(folder, watcher);
    for (const entry of readdirSync(address, { withFileTypes: true })) {
      if (entry.isDirectory()) watchBelow(path.join(folder, entry.name));
    }
  }

  /** What has this name now may be another folder than before, or none. */
  function watchAnew(file: string): void {
    for (const [folder, watcher] of watchers) {
      if (folder !== file && !folder.startsWith(file + path.sep)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    try {
      if (lstatSync(path.resolve(root, file)).isDirectory()) watchBelow(file);
    } catch {
      // Removed, or removed again.
    }
  }

  function notice(file: string): void {
    if (/\.test\.tsx?$|~$|\.sw\w$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(() => callback(file));
    }, 10);
  }
}
