export type { Fault, Hello, PayloadOf } from '../protocol/types';
export { BridgeError, type BridgeErrorCode, type Outcome } from './bridge-error';
export { createGuest } from './create-guest';
export type { GuestWindow } from './environment';
export type { Guest, GuestOptions, SendStatus } from './guest';
export { createHeightFilter, type HeightFilterOptions } from './height-filter';
export { hasHost, type TransportName, type TransportOptions } from './transports';
