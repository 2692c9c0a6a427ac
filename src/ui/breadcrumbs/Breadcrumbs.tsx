import type { LinkComponent } from '../link/link';
import * as styles from './Breadcrumbs.css';

interface BreadcrumbsProps {
  label: string;
  /** From the home page down; the last one is the page itself. */
  links: readonly { label: string; href: string }[];
  link?: LinkComponent;
}

export function Breadcrumbs({ label, links, link: Link = 'a' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} data-screen-only>
      <ol className={styles.list}>
        {links.map(({ label: text, href }, index) => (
          <li key={href} className={styles.item}>
            <Link
              className={styles.link}
              href={href}
              {...(index === links.length - 1 ? { 'aria-current': 'page' } : {})}
            >
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
