import * as v from 'valibot';
import { observable } from '../../lib/observable';
import { retry } from '../../lib/retry';
import { type Config, configSchema } from './schema';

/** The configuration that the document carries, until the environment's own has come. */
export const currentConfig = observable<Config | null>(null);

/**
 * The environment's configuration, or `fallback` (the one the document was built with) when it cannot be
 * had or does not fit: a shop that starts with the defaults helps more than a blank page.
 */
export async function loadConfig(url: string, fallback: Config, fetchFile: typeof fetch = fetch): Promise<Config> {
  try {
    return await retry(
      async () => {
        const answer = await fetchFile(url);
        if (!answer.ok) throw new Error(`configuration answered ${answer.status}`);
        return v.parse(configSchema, await answer.json());
      },
      2,
      (attempt) => 300 * 2 ** attempt,
    );
  } catch {
    return fallback;
  }
}
