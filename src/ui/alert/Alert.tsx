import type { ReactNode, Ref } from 'react';
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
  /** Stands there from the start, as part of the page: screen readers find it, and it interrupts nobody. */
  isSilent?: boolean;
  /** For what moves the focus to it. */
  ref?: Ref<HTMLDivElement>;
}

const signs: Record<Tone, string> = { info, success, warning, error: failure };
const roles: Record<Tone, 'status' | 'alert'> = { info: 'status', success: 'status', warning: 'alert', error: 'alert' };

export function Alert({ tone, title, children, action, isSilent, ref }: AlertProps) {
  return (
    <div
      ref={ref}
      className={styles.tone[tone]}
      role={isSilent ? undefined : roles[tone]}
      tabIndex={ref ? -1 : undefined}
    >
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
