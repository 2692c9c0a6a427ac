import { useEffect, useLayoutEffect, useRef } from 'react';
import { embedder } from '../../platform/embedder/current';
import { trackPageView } from '../../telemetry/page-view';
import { currentEntry } from './history-entry';
import { pagePrivacy } from './page-privacy';
import { placeScroll } from './scroll-memory';
import { rememberPath } from './shown-paths';

interface Arrival {
  path: string;
  /** Null where the screen sets its own. */
  title: string | null;
  /** Products that must not be used in marketing: neither address nor title is counted. */
  sensitive: boolean;
}

let firstArrival = true;

/** What happens once when a screen has come onto the page: title, scroll, focus, and telling the surroundings. */
export function useArrival({ path, title, sensitive }: Arrival): void {
  const arrived = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (arrived.current === path) return;
    arrived.current = path;
    if (title !== null) document.title = title;
    bringIntoView(path);
    rememberPath(path);
  }, [path, title]);

  // After the effects of the screen itself, which may have set its title.
  useEffect(() => {
    embedder().routeChanged({ path, title: document.title, canGoBack: currentEntry().index > 0 });
    const { isPrivate, identity } = pagePrivacy(path);
    trackPageView({ path, title: document.title, isPrivate: isPrivate || sensitive, identity });
  }, [path, sensitive]);
}

/** Scrolls to where the screen of a path begins, or was left; the reader goes on there. What stands in its place, too. */
export function bringIntoView(path: string): void {
  const moved = placeScroll(window, path) === 'moved';
  if (moved && !firstArrival) focusHeading();
  firstArrival = false;
}

/** A screen reader goes on where the new screen begins. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
