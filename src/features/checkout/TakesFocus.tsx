import { type ReactNode, useEffect, useRef } from 'react';

/** A message that the customer must not miss: it comes into view and is read out where it stands, once. */
export function TakesFocus({ className, children }: { className?: string; children: ReactNode }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
