import type { ComponentType, MouseEventHandler, ReactNode } from 'react';

/** What components say to a link; the router's own link and a plain `a` both understand it. */
export interface LinkProps {
  href: string;
  className?: string;
  children?: ReactNode;
  onClick?: MouseEventHandler;
  rel?: string;
  target?: string;
  'aria-current'?: 'page';
  'aria-label'?: string;
}

export type LinkComponent = ComponentType<LinkProps> | 'a';
