import type { Config, SessionMetadata } from '@apptus/esales-api';

export interface ElevateConfig {
  /** Any address on the service's origin; the vendor's client adds its own path. */
  base: string;
  market: string;
  locale: string;
  touchpoint: Config['touchpoint'];
  session(): SessionMetadata;
}

let config: ElevateConfig | undefined;

export function configureElevate(next: ElevateConfig): void {
  config = next;
}

/** @param of overrides of the configuration: the keys of an earlier session */
export async function connectElevate(of: Partial<Pick<ElevateConfig, 'session'>> = {}) {
  if (!config) throw new Error('configureElevate has not been called');
  const { elevate } = await import('./vendor-client');
  const { base, ...rest } = config;
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
