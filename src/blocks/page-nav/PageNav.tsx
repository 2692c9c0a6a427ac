import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
    if (current !== undefined && line.current) showCurrent(line.current);
  }, [current]);

  return (
    <nav className={styles.nav} aria-label={label} data-lined={isLined || undefined}>
      <div className={styles.pages} ref={line}>
        {pages.map(({ href, title, isCurrent }) => (
          <Link key={href} className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {title}
          </Link>
        ))}
      </div>
      {children}
    </nav>
  );
}

/** Scrolls the line alone, not the page. */
function showCurrent(line: HTMLElement): void {
  const link = line.querySelector<HTMLElement>('[aria-current]');
  if (!link) return;
  const [frame, shown] = [line.getBoundingClientRect(), link.getBoundingClientRect()];
  // In the middle, so that its neighbours can be seen.
  line.scrollLeft += shown.left + shown.width / 2 - (frame.left + frame.width / 2);
}
