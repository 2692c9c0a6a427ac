import type { SalesChannel } from '../../domain/ids';

/** Below the service `web`: where the carts of a sales channel are. */
export function cartBase(channel: SalesChannel): string {
  return `/cart2/internal/${channel}/cart`;
}
