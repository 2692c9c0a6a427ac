import { type KeyboardEvent, useCallback, useState } from 'react';

/**
 * The list behaviour that all comboboxes share: it opens on typing, the arrow keys pass its `count` options and the
 * field itself, Escape closes it. The focus stays in the field.
 */
export function useCombobox(count: number) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  // Stable identity: lists are rebuilt when it changes.
  const close = useCallback(() => {
    setOpen(false);
    setActive(-1);
  }, []);

  /** Opens the list for the field's current text, with no active option. */
  function show(): void {
    setOpen(true);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'Escape') {
      // The surrounding dialog stays open, and a search field keeps its text.
      if (open && count > 0) event.preventDefault();
      close();
    }
    // These keys move the cursor in the text.
    if (key === 'Home' || key === 'End' || key === 'ArrowLeft' || key === 'ArrowRight') setActive(-1);
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    const step = key === 'ArrowDown' ? 1 : -1;
    setOpen(true);
    // One position more than there are options: the field itself.
    const places = count + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  }

  return { open, active, show, close, onKeyDown };
}
