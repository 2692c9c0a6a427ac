import type { ReactNode } from 'react';
import { ribbon } from './Badge.css';

/** A campaign's label at the left edge of its container. */
export function Ribbon({ children }: { children: ReactNode }) {
  return <span className={ribbon}>{children}</span>;
}
