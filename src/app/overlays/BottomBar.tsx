import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import * as styles from './BottomBar.css';

/** Sticks to the lower edge of the view. While it is shown, elements that get the focus are scrolled clear of it. */
export function BottomBar(props: Omit<ComponentProps<'section'>, 'className' | 'ref' | 'style'>) {
  const ref = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = `${bar.offsetHeight}px`;
      // Elements in the bar itself are visible: nothing has to be scrolled for them.
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
