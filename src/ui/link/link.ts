import type { ComponentType, MouseEventHandler, ReactNode } from 'react';

/** The props that components pass to a link, supported by both the router's own link and a plain `a`. */
export interface LinkProps {
  href: string;
  className?: string;
  children?: ReactNode;
  onClick?: MouseEventHandler;
  /** Stored with the history entry that following it adds; the router's own link only. */
  state?: object;
  rel?: string;
  target?: string;
  'aria-current'?: 'page';
  'aria-label'?: string;
}

export type LinkComponent = ComponentType<LinkProps> | 'a';
