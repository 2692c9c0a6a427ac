import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon';
import * as styles from './IconButton.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'className' | 'style'> {
  /** The button's accessible name. */
  label: string;
  icon: string;
}

export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} className={styles.iconButton} aria-label={label}>
      <Icon path={icon} />
    </button>
  );
}
