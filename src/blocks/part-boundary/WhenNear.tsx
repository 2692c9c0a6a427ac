import { type ReactNode, useEffect } from 'react';
import { useNear } from '../../lib/use-near';
import { keepBelowInPlace } from './keep-below-in-place';
import { PartBoundary } from './PartBoundary';
import * as styles from './WhenNear.css';

interface WhenNearProps {
  className?: string;
  /** Reserves the part's space until it has loaded. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/**
 * Reserves the space of a part, which loads when that comes near the view. Whatever the part's height turns out to be,
 * what the reader sees below it stays in place.
 */
export function WhenNear({ className, placeholder, children }: WhenNearProps) {
  const [near, ref] = useNear();
  useEffect(() => (near && ref.current ? keepBelowInPlace(ref.current) : undefined), [near, ref]);
  return (
    <div ref={ref} className={className ? `${styles.place} ${className}` : styles.place}>
      {near ? <PartBoundary placeholder={placeholder}>{children}</PartBoundary> : placeholder}
    </div>
  );
}
