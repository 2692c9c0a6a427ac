import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/Button';
import { Chip } from '../../ui/chip/Chip';
import * as styles from './find-pharmacy.css';
import { type FilterKind, type FinderState, filterKinds, noFilters, toggled } from './finder-state';

interface FilterChipsProps {
  /** Undefined until the service has answered, and for what it does not know: that is not shown. */
  nameOf: (kind: FilterKind, id: string) => string | undefined;
  state: FinderState;
  onChange: (state: FinderState) => void;
  onEmptied: () => void;
}

/** The chosen filters, each with a button that removes it. */
export function FilterChips({ nameOf, state, onChange, onEmptied }: FilterChipsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  const chosen = filterKinds.flatMap((kind) =>
    state.filters[kind].flatMap((id) => {
      const name = nameOf(kind, id);
      return name === undefined ? [] : { kind, id, name };
    }),
  );

  // Removing one moves the focus to the next.
  useEffect(() => {
    const at = removed.current;
    removed.current = undefined;
    if (at !== undefined) list.current?.children[Math.min(at, chosen.length - 1)]?.querySelector('button')?.focus();
  });

  function remove(at: number, kind: FilterKind, id: string): void {
    removed.current = at;
    onChange(toggled(state, kind, id));
    if (chosen.length === 1) onEmptied();
  }

  function removeAll(): void {
    onChange({ ...state, pages: 1, filters: noFilters });
    onEmptied();
  }

  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} ref={list} aria-label={t`Valda filter`}>
      {chosen.map(({ kind, id, name }, at) => (
        <li key={`${kind} ${id}`}>
          <Chip removeLabel={t`Ta bort filter:`} onRemove={() => remove(at, kind, id)}>
            {name}
          </Chip>
        </li>
      ))}
      {chosen.length > 1 && (
        <li className={styles.clear}>
          <Button variant="tertiary" onClick={removeAll}>
            <Trans>Rensa alla filter</Trans>
          </Button>
        </li>
      )}
    </ul>
  );
}
