import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './Option.css';

interface OptionProps {
  id: string;
  /** Reached by the arrow keys; the field references it as its active descendant. */
  active: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export function Option({ id, active, onChoose, children }: OptionProps) {
  const ref = useRef<HTMLDivElement>(null);
  // It never has the focus, so the browser does not scroll it into view.
  useLayoutEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={ref}
      id={id}
      role="option"
      aria-selected={active}
      className={styles.option}
      // The field must not lose the focus before the choice is handled.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
