import type { ReactNode } from 'react';
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
  return (
    <nav className={styles.nav} aria-label={label} data-lined={isLined || undefined}>
      {pages.map(({ href, title, isCurrent }) => (
        <Link key={href} className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {title}
        </Link>
      ))}
      {children}
    </nav>
  );
}
