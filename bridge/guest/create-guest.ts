import { createCore } from './core';
import type { Guest, GuestOptions } from './guest';
import { readInbound } from './inbound';

/** Starts the web page's side of the bridge: registers its listeners, sends READY and waits for HELLO. */
export function createGuest(options: GuestOptions): Guest {
  return createCore(options, readInbound);
}
