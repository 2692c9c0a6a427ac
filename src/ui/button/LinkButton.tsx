import type { LinkComponent, LinkProps } from '../link/link';
import { type ButtonStyle, classOf } from './button-style';

interface LinkButtonProps extends ButtonStyle, Omit<LinkProps, 'className'> {
  link?: LinkComponent;
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, color, wide, link: Link = 'a', ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classOf({ variant, size, color, wide })} />;
}
