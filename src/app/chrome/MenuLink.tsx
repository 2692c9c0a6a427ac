import type { ComponentProps } from 'react';
import { Link } from '../../blocks/link/Link';

interface MenuLinkProps extends ComponentProps<typeof Link> {
  /** The address of the current page. */
  location: string;
}

/** A link of the category menu; the one to the current page is marked. */
export function MenuLink({ location, ...link }: MenuLinkProps) {
  return <Link {...link} aria-current={link.href === location ? 'page' : undefined} />;
}
