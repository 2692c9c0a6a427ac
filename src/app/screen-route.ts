import type { Part } from '../lib/part';
import type { PageIdentity } from '../telemetry/events';
import type { Outline } from '../ui/skeleton/ScreenOutline';

/** A screen without page data, and its address. */
export interface ScreenRoute {
  path: string;
  /** The title of the document, until the screen sets its own. */
  title: string;
  screen: Part<{ path: string }>;
  /** What it resembles while it is loading. */
  outline: Outline;
  /** The address or title of a private screen may reveal something about a person: only its family is reported. */
  visibility: 'public' | 'private';
  /** What a private screen is called in reports; without it only its family is reported. */
  identity?: PageIdentity;
  /** Excluded for crawlers. */
  robots?: 'disallow';
}
