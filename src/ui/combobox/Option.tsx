import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './Option.css';

interface OptionProps {
  id: string;
  /** The arrow keys have come to it; the field names it as its active descendant. */
  active: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of the options of a combobox. */
export function Option({ id, active, onChoose, children }: OptionProps) {
  const ref = useRef<HTMLDivElement>(null);
  // It never has the focus, so the browser does not bring it into view.
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
      // The field must not lose the focus before the choice counts.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
