import type { ReactNode } from 'react';
import { useIdle } from '../../lib/use-idle';

/** Announced politely: screen readers report what comes into a region that they know already. */
export function Polite({ children }: { children: ReactNode }) {
  return <div role="status">{useIdle() && children}</div>;
}
