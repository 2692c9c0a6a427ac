import type { Assets } from '../document/assets';
import type { FilesByAddress } from '../early/files-by-address';
import { pageRoutes, screenRoutes } from '../routes';

/** The files of the bridge. */
const bridge = 'app-embedder';
/** Session and cart, which a screen without page data waits for. */
const cores = 'deferred';

/** How page data is read. */
const pageData = 'schema';

type Route = FilesByAddress['routes'][number];

/**
 * What the external shell requests ahead of the code that would ask for it, one round trip after the other.
 * @param present parts whose styles and texts the document contains
 */
export function filesByAddress({ parts, stages }: Assets, present: readonly string[]): FilesByAddress {
  const names: string[] = [];
  const indexOf = (file: string) => {
    const name = file.replace('assets/', '');
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  const filesOf = (...requested: string[]) => {
    const files = requested.flatMap((part) => {
      const { js = [], cssFile = null, textsFile = null } = parts[part] ?? {};
      const others = present.includes(part) ? [] : [cssFile, textsFile];
      return [...js, ...others].filter((file) => file !== null);
    });
    return [...new Set(files)].filter((file) => !stages.includes(file)).map(indexOf);
  };
  return {
    names,
    routes: [
      ...screenRoutes.map(
        ({ path, outline, screen, title }): Route => [path, outline, filesOf(screen.name, cores), title],
      ),
      ...pageRoutes.map(({ path, outline, screen }): Route => [path, outline, filesOf(screen.name, pageData)]),
    ],
    firstPage: screenRoutes.length,
    inApp: filesOf(bridge),
  };
}
