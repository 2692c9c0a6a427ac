import { atom, useStore } from 'jotai';
import * as v from 'valibot';
import { retry } from '../../lib/retry';
import { store } from '../../lib/store';
import { usePrerendered } from '../../lib/use-prerendered';
import { type Config, configSchema } from './schema';

/** The environment's configuration; while the build renders, the one that documents are built with. */
export const configAtom = atom<Config | null>(null);

const documentConfigAtom = atom<Config | null>(null);

/** The configuration, for what is rendered: markup is taken over with the one that it was built with. */
export function useConfig(): Config | null {
  const { get } = useStore();
  // Set before anything is rendered and never again: no subscription is needed, nor the render that one costs.
  const config = get(configAtom);
  return usePrerendered(config, get(documentConfigAtom) ?? config);
}

/** Customer service's telephone, for what is rendered; empty where there is no configuration. */
export function usePhone(): string {
  return useConfig()?.operator.phone ?? '';
}

/** Gets the environment's configuration for a document that was built with `documentConfig`. */
export async function startConfig(
  url: string,
  documentConfig: Config,
  fetchFile: typeof fetch = fetch,
): Promise<Config> {
  store.set(documentConfigAtom, documentConfig);
  const config = await loadConfig(url, documentConfig, fetchFile);
  // Nothing is rendered again where the two say the same.
  const same = JSON.stringify(config) === JSON.stringify(documentConfig);
  store.set(configAtom, same ? documentConfig : config);
  return config;
}

/**
 * The environment's configuration, or `fallback` (the one the document was built with) when it cannot be
 * had or does not fit: a shop that starts with the defaults helps more than a blank page.
 */
async function loadConfig(url: string, fallback: Config, fetchFile: typeof fetch): Promise<Config> {
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
