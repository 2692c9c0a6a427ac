import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { readEntryState, storeInEntry } from '../../lib/entry-state';
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

const nameOf = (title: string) => `section ${title}`;

/**
 * An expandable section; opening it is tracked. It is as the visitor left it when it is shown again in the same history
 * entry, such as after a step back or a reload.
 */
export function Collapsible({ title, children, open = false, isTracked = true }: CollapsibleProps) {
  const last = useRef(open);
  const pathname = useRef('');
  const details = useRef<HTMLDetailsElement>(null);

  // Browsers also fire the event for one that is open from the start.
  function onToggle(now: boolean): void {
    if (now === last.current) return;
    last.current = now;
    storeInEntry(pathname.current, nameOf(title), now);
    if (isTracked) track('collapsible_toggled', { title, open: now });
  }

  const begin = useEffectEvent((element: HTMLDetailsElement) => {
    pathname.current = location.pathname;
    const left = readEntryState(nameOf(title));
    // A prerendered one may have been opened before this code came.
    if (typeof left !== 'boolean' || element.open !== open) return onToggle(element.open);
    last.current = left;
    element.open = left;
  });
  // Before it is painted.
  useLayoutEffect(() => {
    if (details.current) begin(details.current);
  }, []);

  return (
    <Accordion title={title} open={open} onToggle={onToggle} ref={details}>
      {children}
    </Accordion>
  );
}
