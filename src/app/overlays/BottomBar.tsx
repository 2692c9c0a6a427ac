import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import * as styles from './BottomBar.css';

/** Sticks to the lower edge of the view. While it is there, what gets the focus is scrolled clear of it. */
export function BottomBar(props: Omit<ComponentProps<'section'>, 'className' | 'ref' | 'style'>) {
  const ref = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = `${bar.offsetHeight}px`;
      // What stands in the bar itself is in sight: nothing has to be scrolled for it.
      bar.style.setProperty('--bar', `${-bar.offsetHeight}px`);
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = '';
    };
  }, []);

  return <section {...props} ref={ref} className={styles.bar} data-screen-only />;
}
