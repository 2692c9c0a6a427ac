import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../ui/breadcrumbs/Breadcrumbs';
import { Link } from '../link/Link';
import * as styles from './PageFrame.css';

interface PageFrameProps {
  /** Breadcrumbs, ending with the page itself. */
  crumbs?: { title: string; path: string }[];
  children: ReactNode;
}

/** The width and breadcrumbs that all pages share. */
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
