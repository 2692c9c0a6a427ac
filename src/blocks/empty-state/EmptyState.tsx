import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button/LinkButton';
import { Link } from '../link/Link';
import * as styles from './EmptyState.css';

interface EmptyStateProps {
  title: ReactNode;
  /** What would be listed here. */
  children: ReactNode;
  /** The link to continue with. */
  link: { href: string; title: ReactNode; onClick?: (() => void) | undefined };
}

/** Shown in place of an empty list. */
export function EmptyState({ title, children, link: { href, title: linkTitle, onClick } }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
      <LinkButton href={href} link={Link} {...(onClick && { onClick })}>
        {linkTitle}
      </LinkButton>
    </div>
  );
}
