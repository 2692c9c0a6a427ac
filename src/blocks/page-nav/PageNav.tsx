import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from '../link/Link';
import * as styles from './PageNav.css';

interface PageNavProps {
  label: string;
  pages: readonly { href: string; title: ReactNode; isCurrent: boolean }[];
  /** Separated from what is below, as tabs are. */
  isLined?: boolean;
  /** After the links. */
  children?: ReactNode;
}

/** The pages that belong together, each with an address. */
export function PageNav({ label, pages, isLined = false, children }: PageNavProps) {
  const line = useRef<HTMLDivElement>(null);
  const current = pages.find(({ isCurrent }) => isCurrent)?.href;
  useLayoutEffect(() => {
    if (current === undefined) return;
    const link = line.current?.querySelector('[aria-current]');
    if (link) scrollToLink(link);
  }, [current]);

  return (
    <nav className={styles.nav} aria-label={label} data-lined={isLined || undefined}>
      <div className={styles.pages} ref={line}>
        {pages.map(({ href, title, isCurrent }) => (
          <Link
            key={href}
            className={styles.link}
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            onFocus={showFocused}
          >
            {title}
          </Link>
        ))}
      </div>
      {children}
    </nav>
  );
}

/** The browser leaves a link alone that is partly in view. One that is being pressed must not move. */
function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) scrollToLink(target);
}

/** Scrolls the line alone, not the page. */
function scrollToLink(link: Element): void {
  const line = link.parentElement;
  if (!line) return;
  const [frame, shown] = [line.getBoundingClientRect(), link.getBoundingClientRect()];
  // In the middle, so that its neighbours can be seen.
  line.scrollLeft += shown.left + shown.width / 2 - (frame.left + frame.width / 2);
}
