import { type RefObject, useEffect, useRef, useState } from 'react';

/** Becomes true when the element comes within reach of the viewport, and stays true. */
export function useNear(margin = '300px'): [near: boolean, ref: RefObject<HTMLDivElement | null>] {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || near) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, margin]);
  return [near, ref];
}
