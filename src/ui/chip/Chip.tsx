import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { cross } from '../icon/paths';
import { visuallyHidden } from '../theme/visually-hidden.css';
import * as styles from './Chip.css';

type ChipProps = { children: ReactNode } & (
  | { onRemove?: never; onSelect?: never }
  /** `removeLabel` is read before the text: 'Ta bort filter:'. */
  | { onRemove: () => void; removeLabel: string; onSelect?: never }
  | { onSelect: () => void; selected: boolean; onRemove?: never }
);

export function Chip(props: ChipProps) {
  if (props.onRemove) {
    return (
      <button type="button" className={styles.removable} onClick={props.onRemove}>
        <span className={visuallyHidden}>{props.removeLabel} </span>
        {props.children}
        <Icon path={cross} />
      </button>
    );
  }
  if (props.onSelect) {
    return (
      <button type="button" className={styles.selectable} aria-pressed={props.selected} onClick={props.onSelect}>
        {props.children}
      </button>
    );
  }
  return <span className={styles.chip}>{props.children}</span>;
}
