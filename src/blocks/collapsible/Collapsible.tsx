import type { ReactNode } from 'react';
import { track } from '../../telemetry/track';
import { Accordion } from '../../ui/accordion/Accordion';

interface CollapsibleProps {
  title: string;
  children: ReactNode;
  /** Nothing is told of what belongs to a marketing-sensitive good. */
  counted?: boolean;
}

/** What can be unfolded; that it was is counted. */
export function Collapsible({ title, children, counted = true }: CollapsibleProps) {
  return (
    <Accordion title={title} {...(counted && { onToggle: (open) => track('collapsible_toggled', { title, open }) })}>
      {children}
    </Accordion>
  );
}
