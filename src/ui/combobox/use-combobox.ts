import { type KeyboardEvent, useCallback, useState } from 'react';

/**
 * What every combobox does with its list: it opens for what is typed, the arrow keys pass its `count` options and the
 * field itself, Escape closes it. The focus stays in the field.
 */
export function useCombobox(count: number) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  // The same function always: lists are made anew when it changes.
  const close = useCallback(() => {
    setOpen(false);
    setActive(-1);
  }, []);

  /** The list for what is in the field now, none of its options chosen. */
  function show(): void {
    setOpen(true);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'Escape') {
      // What lies around the field stays open, and a search field keeps its text.
      if (open && count > 0) event.preventDefault();
      close();
    }
    // The cursor moves in the text again.
    if (key === 'Home' || key === 'End' || key === 'ArrowLeft' || key === 'ArrowRight') setActive(-1);
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    const step = key === 'ArrowDown' ? 1 : -1;
    setOpen(true);
    // One place more than there are options: the field itself.
    const places = count + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  }

  return { open, active, show, close, onKeyDown };
}
