import type { SalesChannel } from '../../domain/ids';

/**
 * The sales channel of a document. A `doktor-se` path segment selects the partner's channel, which the tab then stores
 * (`stored`). Runs as an inline script: its source must not use anything from outside.
 */
export function decideChannel(path: string, stored: unknown): SalesChannel {
  return path.split('/').includes('doktor-se') || stored === 'doktor-se' ? 'doktor-se' : 'b2c';
}
