import { type RefObject, useEffect, useRef, useState } from 'react';
import { limits } from '../../../domain/limits';

const { delay, visible } = limits.reviews;

/** Becomes true, and stays true, once the page has been loaded for a while and enough of the element is in view. */
export function useInView(): [inView: boolean, ref: RefObject<HTMLDivElement | null>] {
  const ref = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ intersectionRatio }) => intersectionRatio >= visible)) setInView(true);
      },
      { threshold: visible },
    );
    const watch = () => {
      timer = setTimeout(() => ref.current && observer.observe(ref.current), delay);
    };
    if (document.readyState === 'complete') watch();
    else addEventListener('load', watch, { once: true });
    return () => {
      removeEventListener('load', watch);
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return [inView, ref];
}
