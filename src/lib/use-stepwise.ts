import { startTransition, useEffect, useMemo, useState } from 'react';

/** A list of items. `key` tells two lists apart, whatever each has gained meanwhile. */
export interface KeyedList<T> {
  key: string;
  items: readonly T[];
}

/** How many items are added or removed at once. */
const step = 10;

interface Shown<L> {
  list: L;
  /** The number of its items that are shown; more than it has once all are. */
  count: number;
  leaving: readonly L[];
}

/**
 * Renders a long list step by step: hundreds of items at once, added or removed, would block the page. A step is rendered
 * in the background, and the next one begins once it is shown.
 * @returns the list with the items that are shown, and the lists that it has replaced, to be rendered hidden under
 * their keys while they lose their items
 */
export function useStepwise<T, L extends KeyedList<T>>(list: L): { rows: L; leaving: readonly L[] } {
  const [state, setState] = useState<Shown<L>>({ list, count: step, leaving: [] });
  let shown = state;
  if (state.list !== list) {
    shown = afterChange(state, list);
    setState(shown);
  }

  useEffect(() => {
    if (shown.count >= shown.list.items.length && shown.leaving.length === 0) return;
    const timer = setTimeout(() => startTransition(() => setState(afterStep)));
    return () => clearTimeout(timer);
  }, [shown]);

  const { count, leaving } = shown;
  const rows = useMemo(() => firstOf(list, count), [list, count]);
  return { rows, leaving };
}

function afterChange<L extends KeyedList<unknown>>({ list, count, leaving }: Shown<L>, next: L): Shown<L> {
  if (list.key === next.key)
    return { list: next, count: Math.max(count, Math.min(count, list.items.length) + step), leaving };
  const replaced = Math.min(count, list.items.length) > step ? [firstOf(list, count)] : [];
  const returning = leaving.find(({ key }) => key === next.key);
  return {
    list: next,
    count: Math.max(step, returning?.items.length ?? 0),
    leaving: [...leaving, ...replaced].filter((each) => each !== returning),
  };
}

function afterStep<L extends KeyedList<unknown>>({ list, count, leaving }: Shown<L>): Shown<L> {
  return {
    list,
    count: Math.min(count, list.items.length) + step,
    leaving: leaving.flatMap((each) => (each.items.length > step ? shortened(each, each.items.length - step) : [])),
  };
}

/** The list itself if all of it is shown: what has been rendered of it stays as it is. */
function firstOf<L extends KeyedList<unknown>>(list: L, count: number): L {
  return count < list.items.length ? shortened(list, count) : list;
}

function shortened<L extends KeyedList<unknown>>(list: L, length: number): L {
  return { ...list, items: list.items.slice(0, length) };
}
