import type { Messages } from '../../i18n/catalogue';

/** Addresses are relative to the folder that contains `assets/`. */
export interface PartAssets {
  /** The chunks of its static imports that are not part of any stage. */
  js: string[];
  /** Its own styles, without those of the shell. */
  css: string;
  cssFile: string | null;
  textsFile: string | null;
  /** In the names of both files. */
  hash: string;
  messages: Messages;
}

/** What documents need to know about a build: the build writes it to `dist/manifest.json`. */
export interface Assets {
  entry: string;
  /** Chunks that every page needs, in the order in which the entry requests them. */
  stages: string[];
  /** The script that documents without page data run ahead of everything else. */
  early: string;
  shell: { css: string; messages: Messages };
  parts: Record<string, PartAssets>;
}
