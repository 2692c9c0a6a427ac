import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Facet } from '../../api/elevate/schema';
import { Button } from '../../ui/button/Button';
import { Chip } from '../../ui/chip/Chip';
import * as styles from './FilterChips.css';
import { type ListingAddress, toggled } from './listing-address';

interface FilterChipsProps {
  /** Undefined until the search service has answered. */
  facets: Facet[] | undefined;
  address: ListingAddress;
  onChange: (address: ListingAddress) => void;
  /** The last chip was removed, and the focus with it. */
  onEmptied: () => void;
}

/** The active filters: each can be removed, or all at once. */
export function FilterChips({ facets, address, onChange, onEmptied }: FilterChipsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  const { chosen, price } = address;
  const texts = Object.entries(chosen).flatMap(([facet, values]) => values.map((value) => ({ facet, value })));
  const count = texts.length + (price ? 1 : 0);

  // Removing one moves the focus to the next.
  useEffect(() => {
    const at = removed.current;
    removed.current = undefined;
    if (at !== undefined) list.current?.children[Math.min(at, count - 1)]?.querySelector('button')?.focus();
  });

  function remove(at: number, next: ListingAddress): void {
    removed.current = at;
    onChange(next);
    if (count === 1) onEmptied();
  }

  function removeAll(): void {
    onChange({ ...address, page: 1, chosen: {}, price: null });
    onEmptied();
  }

  return (
    <ul className={styles.chips} ref={list} aria-label={t`Valda filter`}>
      {texts.map(({ facet, value }, at) => (
        <li key={`${facet} ${value}`}>
          <Chip removeLabel={t`Ta bort filter:`} onRemove={() => remove(at, toggled(address, facet, value))}>
            {labelOf(facets, facet, value)}
          </Chip>
        </li>
      ))}
      {price && (
        <li>
          <Chip
            removeLabel={t`Ta bort filter:`}
            onRemove={() => remove(texts.length, { ...address, page: 1, price: null })}
          >
            <Trans>
              {price.min}–{price.max} kr
            </Trans>
          </Chip>
        </li>
      )}
      {count > 1 && (
        <li>
          <Button variant="tertiary" onClick={removeAll}>
            <Trans>Rensa alla filter</Trans>
          </Button>
        </li>
      )}
    </ul>
  );
}

/** The facet's label for a value; the value itself until the facets have loaded. */
function labelOf(facets: Facet[] | undefined, facet: string, value: string): string {
  const found = facets?.find(({ id }) => id === facet);
  if (found?.type !== 'TEXT') return value;
  return found.values.find(({ id }) => id === value)?.label ?? value;
}
