import type { Config } from '../../platform/config/schema';
import type { Assets } from '../document/assets';

/** Input for rendering documents, in addition to their own data. */
export interface Environment {
  assets: Assets;
  config: Config;
  /** Absolute, without a trailing slash. */
  publicOrigin: string;
}
