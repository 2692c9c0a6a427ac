import { type ReactNode, useRef } from 'react';
import { track } from '../../telemetry/track';
import { Accordion } from '../../ui/accordion/Accordion';

interface CollapsibleProps {
  title: string;
  children: ReactNode;
  /** From the start. */
  open?: boolean;
  /** Nothing is told of what belongs to a marketing-sensitive product. */
  counted?: boolean;
}

/** What can be unfolded; that it was is counted. */
export function Collapsible({ title, children, open = false, counted = true }: CollapsibleProps) {
  const last = useRef(open);

  // The browser says so too of one that is open from the start.
  function onToggle(now: boolean): void {
    if (now !== last.current && counted) track('collapsible_toggled', { title, open: now });
    last.current = now;
  }

  return (
    <Accordion title={title} open={open} onToggle={onToggle}>
      {children}
    </Accordion>
  );
}
