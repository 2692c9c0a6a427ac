import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../ui/breadcrumbs/Breadcrumbs';
import { Link } from '../link/Link';
import * as styles from './PageFrame.css';

interface PageFrameProps {
  /** The way to the page, the page itself last. */
  crumbs?: { title: string; path: string }[];
  children: ReactNode;
}

/** The width and the way back that all pages have in common. */
export function PageFrame({ crumbs = [], children }: PageFrameProps) {
  const { t } = useLingui();
  return (
    <div className={styles.frame}>
      {crumbs.length > 1 && (
        <Breadcrumbs
          label={t`Du är här`}
          link={Link}
          links={crumbs.map(({ title, path }) => ({ label: title, href: path }))}
        />
      )}
      {children}
    </div>
  );
}
