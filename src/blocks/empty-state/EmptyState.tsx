import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button/LinkButton';
import { Link } from '../link/Link';
import * as styles from './EmptyState.css';

interface EmptyStateProps {
  title: ReactNode;
  /** What would stand here. */
  children: ReactNode;
  /** The way on. */
  wayOn: { href: string; title: ReactNode; onClick?: (() => void) | undefined };
}

/** In the place of a list that nothing is on. */
export function EmptyState({ title, children, wayOn: { href, title: wayTitle, onClick } }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
      <LinkButton href={href} link={Link} {...(onClick && { onClick })}>
        {wayTitle}
      </LinkButton>
    </div>
  );
}
