import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../spinner/Spinner';
import { type ButtonStyle, classOf } from './button-style';
import * as styles from './button-style.css';

interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'className' | 'color' | 'style'> {
  /** Keeps focus and size, is marked busy, and does nothing when pressed. */
  loading?: boolean;
}

export function Button({ variant, size, color, wide, loading, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ variant, size, color, wide })}
      aria-busy={loading || undefined}
      onClick={loading ? ignore : onClick}
    >
      {loading ? (
        <>
          <span className={styles.waitingLabel}>{children}</span>
          <span className={styles.waiting}>
            <Spinner />
          </span>
        </>
      ) : (
        children
      )}
    </button>
  );
}

/** Also prevents submitting a form. */
function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
