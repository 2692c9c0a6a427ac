import * as styles from './look.css';

export interface Look {
  variant?: 'primary' | 'secondary' | 'tertiary' | undefined;
  size?: 'small' | 'medium' | 'huge' | undefined;
  /** Left out: the theme's own colour. */
  color?: 'green' | 'red' | 'orange' | undefined;
  /** As wide as what it stands in. */
  wide?: boolean | undefined;
}

export function classOf({ variant = 'primary', size = 'medium', color, wide }: Look): string {
  const classes = [
    styles.button,
    styles.variant[variant],
    styles.size[size],
    color && styles.color[color],
    wide && styles.wide,
  ];
  return classes.filter(Boolean).join(' ');
}
