import type { PageOf, Template } from '../api/page-data/schema';
import type { Part } from '../lib/part';
import type { PageIdentity } from '../telemetry/events';
import type { Outline } from '../ui/skeleton/ScreenOutline';

interface RouteBase {
  /** `:id` matches one segment, `*` at the end everything below. */
  path: string;
  /** What the screen resembles while it is loading. */
  outline: Outline;
  /** The screen is fetched once a link to it comes into view, not only on intent to follow it. */
  prefetch?: 'in-view';
  /** The address or title of a private screen may reveal something about a person: only its family is reported. */
  visibility?: 'public' | 'private';
}

/** A screen without page data: its document is a skeleton. */
export interface ScreenRoute extends RouteBase {
  template?: undefined;
  /** The title of the document, until the screen sets its own. */
  title: string;
  screen: Part<{ path: string }>;
  visibility: 'public' | 'private';
  /**
   * Who may see it; without it, everybody. `customer`: it asks who is not signed in to sign in. `order`: it shows the
   * order to its signed-in customer, and to others after a look-up. `link`: it only makes sense in this browser, or from
   * a mail. Crawlers, which have none of these, are asked to stay away.
   */
  needs?: 'customer' | 'cart' | 'order' | 'link';
  /** The page that who completes this one comes to: loaded ahead, since there may be no network any more by then. */
  next?: string;
  /** What a private screen is called in reports; without it only its family is reported. */
  identity?: PageIdentity;
}

/** Pages of the content source, prerendered into documents of their own: their template determines the screen. */
interface TemplateRoute<T extends Template> extends RouteBase {
  template: T;
  /**
   * Where such pages usually are: their screen is fetched together with their data. Only the data names the actual one.
   */
  path: string;
  /** Reported in place of the title of a page that is private or about a sensitive product. */
  title?: string;
  screen: Part<{ page: PageOf<T> }>;
}

export type PageRoute = { [T in Template]: TemplateRoute<T> }[Template];

export type Route = ScreenRoute | PageRoute;
