import { type ReactNode, useRef } from 'react';
import { track } from '../../telemetry/track';
import { Accordion } from '../../ui/accordion/Accordion';

interface CollapsibleProps {
  title: string;
  children: ReactNode;
  /** Initially. */
  open?: boolean;
  /** Tracking is off for marketing-sensitive products. */
  isTracked?: boolean;
}

/** An expandable section; opening it is tracked. */
export function Collapsible({ title, children, open = false, isTracked = true }: CollapsibleProps) {
  const last = useRef(open);

  // Browsers also fire the event for one that is open from the start.
  function onToggle(now: boolean): void {
    if (now !== last.current && isTracked) track('collapsible_toggled', { title, open: now });
    last.current = now;
  }

  return (
    <Accordion title={title} open={open} onToggle={onToggle}>
      {children}
    </Accordion>
  );
}
