import type { ReactNode } from 'react';
import { useIdle } from '../../lib/use-idle';

/**
 * Announced politely: screen readers report what comes into a region that they know already.
 *
 * @param isKnown the visitor has used the messages, and must find the next one at once
 */
export function Polite({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  const isIdle = useIdle();
  return <div role="status">{(isIdle || isKnown) && children}</div>;
}
