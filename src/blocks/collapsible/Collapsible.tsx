import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { track } from '../../telemetry/track';
import { Accordion } from '../../ui/accordion/Accordion';
import { leftOpen, storeOpen } from './opened-sections';

interface CollapsibleProps {
  title: string;
  children: ReactNode;
  /** Initially. */
  open?: boolean;
  /** Tracking is off for marketing-sensitive products. */
  isTracked?: boolean;
}

/** An expandable section; opening it is tracked. After a step back or a reload it is as the visitor left it. */
export function Collapsible({ title, children, open = false, isTracked = true }: CollapsibleProps) {
  const last = useRef(open);
  const details = useRef<HTMLDetailsElement>(null);

  // Browsers also fire the event for one that is open from the start.
  function onToggle(now: boolean): void {
    if (now === last.current) return;
    last.current = now;
    storeOpen(title, now);
    if (isTracked) track('collapsible_toggled', { title, open: now });
  }

  // Before the page is scrolled to where it was left.
  useLayoutEffect(() => {
    const left = leftOpen(title);
    if (left === undefined || !details.current) return;
    last.current = left;
    details.current.open = left;
  }, [title]);

  const onHydrated = useEffectEvent(() => {
    if (details.current) onToggle(details.current.open);
  });
  // A prerendered one can be opened before this code is there.
  useEffect(() => onHydrated(), []);

  return (
    <Accordion title={title} open={open} onToggle={onToggle} ref={details}>
      {children}
    </Accordion>
  );
}
