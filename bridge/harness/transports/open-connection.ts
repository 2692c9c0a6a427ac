import { type Connection, iframeConnection } from '../../host';
import { standInConnection } from './stand-in';
import type { Transport } from './transport';

/** Opens the connection to the shop in this frame over the chosen transport. */
export function openConnection(name: Transport, frame: HTMLIFrameElement, origin: string): Connection {
  return name === 'iframe' ? iframeConnection({ window, frame, origin }) : standInConnection(name, frame);
}
