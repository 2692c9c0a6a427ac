import type { KeyboardEvent } from 'react';
import * as styles from './TabList.css';

interface TabListProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: string; attributes: Readonly<Record<string, string>> }[];
  open: Id;
  onOpen: (id: Id) => void;
}

/** Tabs for panels with the ids `panel-…`; arrow keys, Home and End move between them. */
export function TabList<Id extends string>({ label, tabs, open, onOpen }: TabListProps<Id>) {
  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === open);
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    const next = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (!next) return;
    event.preventDefault();
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
