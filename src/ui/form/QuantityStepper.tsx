import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../icon/Icon';
import { minus, plus } from '../icon/paths';
import { visuallyHidden } from '../theme/visually-hidden.css';
import * as styles from './QuantityStepper.css';

interface QuantityStepperProps {
  value: number;
  /** Smallest number; 0 allows removing the last one. */
  min?: number;
  max?: number | undefined;
  onChange: (value: number) => void;
  labels: { value: string; less: string; more: string };
  disabled?: boolean;
}

export function QuantityStepper({ value, min = 1, max = 999, onChange, labels, disabled }: QuantityStepperProps) {
  /** The text being typed, until it is applied. */
  const [typed, setTyped] = useState<string | null>(null);
  const [stepped, setStepped] = useState(false);

  function step(by: 1 | -1) {
    if (by > 0 ? value >= max : value <= min) return;
    setTyped(null);
    setStepped(true);
    onChange(Math.min(max, value + by));
  }

  function finish() {
    const typedValue = typed ? Math.min(max, Math.max(min, Number(typed))) : value;
    setTyped(null);
    setStepped(false);
    if (typedValue !== value) onChange(typedValue);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowUp') step(1);
    else if (event.key === 'ArrowDown') step(-1);
    else if (event.key === 'Enter') finish();
    else return;
    event.preventDefault();
  }

  // A button at its limit stays focusable: disabling it would lose the focus of the person pressing it.
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.step}
        aria-label={labels.less}
        aria-disabled={value <= min || undefined}
        disabled={disabled}
        onClick={() => step(-1)}
      >
        <Icon path={minus} />
      </button>
      <input
        className={styles.value}
        aria-label={labels.value}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        disabled={disabled}
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value.replace(/\D.*$/s, ''))}
        onFocus={({ target }) => target.select()}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={labels.more}
        aria-disabled={value >= max || undefined}
        disabled={disabled}
        onClick={() => step(1)}
      >
        <Icon path={plus} />
      </button>
      <span className={visuallyHidden} role="status">
        {stepped && `${labels.value}: ${value}`}
      </span>
    </div>
  );
}
