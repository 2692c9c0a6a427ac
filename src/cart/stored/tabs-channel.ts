import type { SalesChannel } from '../../domain/ids';

/** Name of the broadcast channel on which a browser's tabs notify each other of changes of a sales channel's cart. */
export const tabsChannel = (salesChannel: SalesChannel): string => `luckan.cart.${salesChannel}`;
