import { Icon } from '../icon/Icon';
import { chevronLeft, chevronRight } from '../icon/paths';
import type { LinkComponent } from '../link/link';
import * as styles from './Pagination.css';
import { pageWindow } from './page-window';

interface PaginationProps {
  label: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  link?: LinkComponent;
  texts: { previous: string; next: string; page: (page: number) => string };
}

export function Pagination({ label, page, pages, hrefOf, link: Link = 'a', texts }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <Link className={styles.link} href={hrefOf(page - 1)} aria-label={texts.previous}>
              <Icon path={chevronLeft} />
            </Link>
          </li>
        )}
        {pageWindow(page, pages).map((n, index, all) => (
          <li key={n ?? `after-${all[index - 1]}`}>
            {n === null ? (
              <span className={styles.place}>…</span>
            ) : (
              <Link
                className={styles.link}
                href={hrefOf(n)}
                aria-label={texts.page(n)}
                {...(n === page ? { 'aria-current': 'page' } : {})}
              >
                {n}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link className={styles.link} href={hrefOf(page + 1)} aria-label={texts.next}>
              <Icon path={chevronRight} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
