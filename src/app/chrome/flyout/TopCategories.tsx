import { type KeyboardEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { NavigationNode } from '../../../api/elevate/schema';
import { useBelowFold } from '../../../lib/use-below-fold';
import { Icon } from '../../../ui/icon/Icon';
import { chevronRight } from '../../../ui/icon/paths';
import { isInCategory } from '../is-in-category';
import { Subcategories } from '../Subcategories';
import * as styles from './CategoryFlyout.css';
import { PopularProducts } from './PopularProducts';
import { useRest } from './use-rest';

interface TopCategoriesProps {
  nodes: readonly NavigationNode[];
  onClose: () => void;
}

/** The top-level categories. One is always open next to them, and follows its button in the tab order. */
export function TopCategories({ nodes, onClose }: TopCategoriesProps) {
  const [location] = useLocation();
  const id = useId();
  const [chosen, setChosen] = useState(() => (nodes.find((node) => isInCategory(node, location)) ?? nodes[0])?.path);
  const products = useBelowFold();
  const resting = useRest(setChosen);
  return (
    <ul className={styles.tops} onKeyDown={goOn}>
      {nodes.map((node) => {
        const open = node.path === chosen;
        return (
          <li key={node.path}>
            <button
              type="button"
              className={styles.top}
              aria-expanded={open}
              // The open category cannot be collapsed by itself.
              aria-disabled={open}
              aria-controls={open ? id : undefined}
              onClick={() => setChosen(node.path)}
              {...resting(node.path)}
            >
              {node.label}
              <Icon path={chevronRight} />
            </button>
            {open && (
              <div id={id} className={styles.panel}>
                <Subcategories category={node} location={location} onFollow={onClose} />
                {products && <PopularProducts category={node} onFollow={onClose} />}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The arrow keys move from category to category, skipping the open contents. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > li > button')];
  const at = buttons.indexOf(target);
  if (at < 0) return;
  const places: Partial<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1 + buttons.length,
    Home: 0,
    End: buttons.length - 1,
  };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  buttons[place % buttons.length]?.focus();
}
