import * as styles from './button-style.css';

export interface ButtonStyle {
  variant?: 'primary' | 'secondary' | 'tertiary' | undefined;
  size?: 'small' | 'medium' | 'huge' | undefined;
  /** The theme's own colour by default. */
  color?: 'green' | 'red' | 'orange' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

export function classOf({ variant = 'primary', size = 'medium', color, wide }: ButtonStyle): string {
  const classes = [
    styles.button,
    styles.variant[variant],
    styles.size[size],
    color && styles.color[color],
    wide && styles.wide,
  ];
  return classes.filter(Boolean).join(' ');
}
