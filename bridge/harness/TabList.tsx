import type { KeyboardEvent } from 'react';
import * as styles from './TabList.css';

interface TabListProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: string; attributes: Readonly<Record<string, string>> }[];
  open: Id;
  onOpen: (id: Id) => void;
}

/** Tabs for panels with the ids `panel-…`; arrow keys move between them. */
export function TabList<Id extends string>({ label, tabs, open, onOpen }: TabListProps<Id>) {
  function onKeyDown({ key }: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    const at = tabs.findIndex(({ id }) => id === open);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onOpen(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  }
  return (
    <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: text, attributes }) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={id === open}
          aria-controls={`panel-${id}`}
          tabIndex={id === open ? 0 : -1}
          onClick={() => onOpen(id)}
          {...attributes}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
