import type { MouseEvent, ReactNode } from 'react';

interface JumpLinkProps {
  /** The element's id. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** Links to a part of the same page without a history entry, so that going back leaves the page. */
export function JumpLink({ to, className, children }: JumpLinkProps) {
  function jump(event: MouseEvent): void {
    const target = document.getElementById(to);
    if (!target) return;
    event.preventDefault();
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView();
  }
  return (
    <a className={className} href={`#${to}`} onClick={jump}>
      {children}
    </a>
  );
}
