import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { failure, info, success, warning } from '../icon/paths';
import * as styles from './Alert.css';

export type Tone = 'info' | 'success' | 'warning' | 'error';

interface AlertProps {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button to resolve the problem. */
  action?: ReactNode;
}

const signs: Record<Tone, string> = { info, success, warning, error: failure };
const roles: Record<Tone, 'status' | 'alert'> = { info: 'status', success: 'status', warning: 'alert', error: 'alert' };

export function Alert({ tone, title, children, action }: AlertProps) {
  return (
    <div className={styles.tone[tone]} role={roles[tone]}>
      <span className={styles.sign}>
        <Icon path={signs[tone]} />
      </span>
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action}
      </div>
    </div>
  );
}
