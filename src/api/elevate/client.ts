import type { Config, SessionMetadata } from '@apptus/esales-api';

export interface ElevateConfig {
  /** Any address on the service's origin; the vendor's client adds its own path. */
  base: string;
  market: string;
  locale: string;
  touchpoint: Config['touchpoint'];
  session(): SessionMetadata;
  /** The answer to the first page of this search, if it has been requested already: each once. */
  takeSearch?(q: string): Promise<Response> | undefined;
}

let config: ElevateConfig | undefined;

export function configureElevate(next: ElevateConfig): void {
  config = next;
}

/** @param of overrides of the configuration: the keys of an earlier session */
export async function connectElevate(of: Partial<Pick<ElevateConfig, 'session'>> = {}) {
  if (!config) throw new Error('configureElevate has not been called');
  const { elevate } = await import('./vendor-client');
  const { base, takeSearch: _, ...rest } = config;
  return elevate({ ...rest, ...of, clusterId: new URL(base, globalThis.location?.href).href });
}

let loading: ReturnType<typeof connectElevate> | undefined;

/** The search service's own client, loaded on first use. */
export function elevateClient(): ReturnType<typeof connectElevate> {
  loading ??= connectElevate().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** As the client's own answer: what it returns, and what it throws. */
async function contentOf(answer: Promise<Response>): Promise<unknown> {
  const response = await answer;
  const content = await response.json();
  if (response.ok) return content;
  throw Object.assign(new Error(content.message), { details: content });
}

/** The first page of a search that has been requested already, if it has. */
export function takeSearch(q: string): Promise<unknown> | undefined {
  const answer = config?.takeSearch?.(q);
  return answer && contentOf(answer);
}
