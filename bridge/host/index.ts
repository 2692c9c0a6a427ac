export type { Connection } from './connection';
export { createHost } from './create-host';
export type { Host, HostClock, HostOptions, Problem, Traffic } from './host';
export { type Frame, type HostWindow, iframeConnection } from './iframe-connection';
export { createPreload, type Preload, type PreloadFailure, type PreloadState } from './preload';
