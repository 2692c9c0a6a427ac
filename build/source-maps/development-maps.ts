import esbuild from 'esbuild';
import { once } from '../../src/lib/once';
import type { Files } from '../bundler';
import type { clientOptions } from '../client';

/**
 * The map of the script of development, made when it is asked for: to make it after each change took a quarter of the
 * time until pages reload. Empty if the sources do not build by then.
 * @param client the options of the script
 */
export function developmentMaps(client: ReturnType<typeof clientOptions>, script: string): () => Promise<Files> {
  return once(async () => {
    const built = await esbuild.build({ ...client, sourcemap: 'external' }).catch(() => null);
    const map = built?.outputFiles.find((file) => file.path.endsWith('.js.map'));
    return new Map(map ? [[`${script}.map`, map.contents]] : []);
  });
}
