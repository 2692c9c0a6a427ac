import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import * as styles from './Tabs.css';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[];
}

/** Alternative views of the same thing. All panels are in the markup, so that they can be searched and printed. */
export function Tabs({ label, tabs }: TabsProps) {
  const base = useId();
  const [chosen, setChosen] = useState(tabs[0]?.id);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const targets: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1 + tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    const next = target === undefined ? undefined : tabs[target % tabs.length];
    if (!next) return;
    event.preventDefault();
    setChosen(next.id);
    document.getElementById(`${base}t${next.id}`)?.focus();
  }

  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}t${id}`}
            className={styles.tab}
            aria-selected={id === chosen}
            aria-controls={`${base}p${id}`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => setChosen(id)}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}p${id}`}
          className={styles.panel}
          aria-labelledby={`${base}t${id}`}
          hidden={id !== chosen}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
