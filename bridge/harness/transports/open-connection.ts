import { type Connection, iframeConnection } from '../../host';
import { standInConnection } from './stand-in';
import type { Transport } from './transport';

/** The way to the shop in this frame that an app of this kind would have. */
export function openConnection(name: Transport, frame: HTMLIFrameElement, origin: string): Connection {
  return name === 'iframe' ? iframeConnection({ window, frame, origin }) : standInConnection(name, frame);
}
