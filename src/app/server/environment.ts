import type { Assets } from '../document/assets';

/** What documents are rendered with, beside their own data. */
export interface Environment {
  assets: Assets;
  /** As read from a file; checked where it is used. */
  config: unknown;
  publicOrigin: string;
}
