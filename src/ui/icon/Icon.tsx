import * as styles from './Icon.css';

interface IconProps {
  /** One of `paths`. */
  path: string;
}

/** Decorative: its meaning is in the text next to it, or in its container's label. */
export function Icon({ path }: IconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
