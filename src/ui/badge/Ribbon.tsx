import type { ReactNode } from 'react';
import { ribbon } from './Badge.css';

/** A campaign's mark at the left edge of what it is about. */
export function Ribbon({ children }: { children: ReactNode }) {
  return <span className={ribbon}>{children}</span>;
}
