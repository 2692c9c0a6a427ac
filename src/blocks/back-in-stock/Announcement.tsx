import { type ReactNode, useEffect, useRef } from 'react';

/** A message that takes the focus when it appears: the button that was pressed may be gone. */
export function Announcement({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <span ref={ref} tabIndex={-1}>
      {children}
    </span>
  );
}
