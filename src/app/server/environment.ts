import type { Assets } from '../document/assets';

/** Input for rendering documents, in addition to their own data. */
export interface Environment {
  assets: Assets;
  /** As read from a file; validated at use. */
  config: unknown;
  publicOrigin: string;
}
