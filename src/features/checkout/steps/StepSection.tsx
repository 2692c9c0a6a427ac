import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import { check } from '../../../ui/icon/paths';
import { visuallyHidden } from '../../../ui/theme/visually-hidden.css';
import * as styles from './StepSection.css';

interface StepSectionProps {
  title: ReactNode;
  number: number;
  total: number;
  state: 'done' | 'active' | 'ahead';
  /** A one-line summary of the choice, shown while the step is closed. */
  recap?: ReactNode;
  /** Absent if the customer cannot return to the step. */
  onChange?: () => void;
  /** Stays mounted while closed, so that its frames are not loaded again. */
  children: ReactNode;
}

export function StepSection({ title, number, total, state, recap, onChange, children }: StepSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isActive = state === 'active';
  const wasActive = useRef(isActive);
  useEffect(() => {
    if (isActive && !wasActive.current) heading.current?.focus();
    wasActive.current = isActive;
  }, [isActive]);

  return (
    <li className={isActive ? styles.active : styles.step} aria-current={isActive ? 'step' : undefined}>
      <div className={styles.header}>
        <span className={styles.number[state]} aria-hidden>
          {state === 'done' ? <Icon path={check} /> : number}
        </span>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
          <span className={styles.position}>
            <span className={visuallyHidden}>, </span>
            <Trans>
              steg {number} av {total}
            </Trans>
          </span>
        </h2>
        {state === 'done' && onChange && (
          <Button variant="tertiary" size="small" onClick={onChange}>
            <Trans>Ändra</Trans> <span className={visuallyHidden}>{title}</span>
          </Button>
        )}
      </div>
      {state === 'done' && recap && <div className={styles.recap}>{recap}</div>}
      <div className={styles.content} hidden={!isActive}>
        {children}
      </div>
    </li>
  );
}
