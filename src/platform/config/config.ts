import { atom, useStore } from 'jotai';
import * as v from 'valibot';
import { retry } from '../../lib/retry';
import { store } from '../../lib/store';
import { usePrerendered } from '../../lib/use-prerendered';
import { type Config, configSchema } from './schema';

/** The environment's configuration; during the build, the one that documents are built with. */
export const configAtom = atom<Config | null>(null);

const documentConfigAtom = atom<Config | null>(null);

/** The configuration, for rendering: hydration uses the one that the markup was built with. */
export function useConfig(): Config | null {
  const { get } = useStore();
  // Set once before rendering, so it needs no subscription and no extra render.
  const config = get(configAtom);
  return usePrerendered(config, get(documentConfigAtom) ?? config);
}

/** Customer service's phone number, for rendering; empty without a configuration. */
export function usePhone(): string {
  return useConfig()?.operator.phone ?? '';
}

/** Loads the environment's configuration for a document that was built with `documentConfig`. */
export async function startConfig(
  url: string,
  documentConfig: Config,
  fetchFile: typeof fetch = fetch,
): Promise<Config> {
  store.set(documentConfigAtom, documentConfig);
  const config = await loadConfig(url, documentConfig, fetchFile);
  // The same object if both are equal, so that nothing renders again.
  const same = JSON.stringify(config) === JSON.stringify(documentConfig);
  store.set(configAtom, same ? documentConfig : config);
  return config;
}

/**
 * The environment's configuration, or `fallback` (the one the document was built with) if it cannot be loaded or is
 * invalid: a shop with defaults is better than a blank page.
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
