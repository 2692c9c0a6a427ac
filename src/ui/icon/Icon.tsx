import * as styles from './Icon.css';

interface IconProps {
  /** One of `paths`. */
  path: string;
}

/** Decoration: what it means stands beside it, or is the label of what it stands in. */
export function Icon({ path }: IconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
