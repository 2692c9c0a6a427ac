import { type ReactNode, useEffect } from 'react';
import { useNear } from '../../lib/use-near';
import { holdBelow } from './hold-below';
import { PartBoundary } from './PartBoundary';
import * as styles from './WhenNear.css';

interface WhenNearProps {
  className?: string;
  /** Stands in the part's place until it is there. */
  room?: ReactNode;
  children: ReactNode;
}

/**
 * A part that is fetched when its place comes within reach of what is seen; nobody misses it where it fails. However
 * high it turns out to be, what the reader sees below it stays where it is.
 */
export function WhenNear({ className, room, children }: WhenNearProps) {
  const [near, ref] = useNear();
  useEffect(() => (near && ref.current ? holdBelow(ref.current) : undefined), [near, ref]);
  return (
    <div ref={ref} className={className ? `${styles.place} ${className}` : styles.place}>
      {near ? (
        <PartBoundary words={null} room={room}>
          {children}
        </PartBoundary>
      ) : (
        room
      )}
    </div>
  );
}
