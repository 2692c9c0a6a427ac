import type { Messages } from '../../i18n/catalogue';

/** Addresses are relative to the folder that holds `assets/`. */
export interface PartAssets {
  /** The chunks of its static imports that no stage brings. */
  js: string[];
  /** Its own styles, without the shell's. */
  css: string;
  cssFile: string | null;
  textsFile: string | null;
  messages: Messages;
}

/** What a build made, as far as a document must know: written by the build to `dist/manifest.json`. */
export interface Assets {
  entry: string;
  /** Chunks that every page needs, in the order in which the entry asks for them. */
  stages: string[];
  shell: { css: string; messages: Messages };
  parts: Record<string, PartAssets>;
}
