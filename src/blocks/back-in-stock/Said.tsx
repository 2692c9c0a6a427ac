import { type ReactNode, useEffect, useRef } from 'react';

/** Words that take the focus when they come: what was pressed may be gone. */
export function Said({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <span ref={ref} tabIndex={-1}>
      {children}
    </span>
  );
}
