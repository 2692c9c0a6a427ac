import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { store } from '../../lib/store';
import { bottomBarHeightAtom } from '../../ui/bottom-bar/bottom-bar';
import * as styles from './BottomBar.css';

/** px, for the focus ring */
const ring = 8;

/** Sticks to the lower edge of the view. While it is shown, elements that get the focus are scrolled clear of it. */
export function BottomBar(props: Omit<ComponentProps<'section'>, 'className' | 'ref' | 'style'>) {
  const ref = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // Read before anything is written: each write would lay out the page again for the next read.
      const height = bar.offsetHeight;
      style.scrollPaddingBlockEnd = `${height}px`;
      store.set(bottomBarHeightAtom, height);
      // Elements in the bar itself are visible: nothing has to be scrolled for them.
      bar.style.setProperty('--bar', `${-height}px`);
    });
    observer.observe(bar);
    bar.addEventListener('focusin', showFocused);
    return () => {
      observer.disconnect();
      bar.removeEventListener('focusin', showFocused);
      style.scrollPaddingBlockEnd = '';
      store.set(bottomBarHeightAtom, 0);
    };
  }, []);

  return <section {...props} ref={ref} className={styles.bar} data-screen-only />;
}

/** With enlarged text the bar scrolls itself: the scroll margin, which is for the page, would hide what has the focus. */
function showFocused({ currentTarget, target }: FocusEvent): void {
  if (!(currentTarget instanceof HTMLElement && target instanceof HTMLElement)) return;
  const bar = currentTarget.getBoundingClientRect();
  const focused = target.getBoundingClientRect();
  if (focused.bottom + ring > bar.bottom) currentTarget.scrollTop += focused.bottom + ring - bar.bottom;
  else if (focused.top - ring < bar.top) currentTarget.scrollTop -= bar.top - focused.top + ring;
}
