import { Trans } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { limits } from '../../../domain/limits';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import * as styles from './steps.css';

interface AgeStepProps {
  /** The products with an age limit; empty if only the service knows which they are. */
  titles: string[];
  /** The service has rejected the customer's age. */
  refused: boolean;
  busy: boolean;
  onCertified: () => void;
  onBackToCart: () => void;
}

const { years } = limits.ageLimit;

export function AgeStep({ titles, refused, busy, onCertified, onBackToCart }: AgeStepProps) {
  const [ticked, setTicked] = useState(false);
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(!ticked);
    if (!ticked) box.current?.focus();
    else if (!busy) onCertified();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {refused && (
        <Alert
          tone="error"
          title={<Trans>Du måste ha fyllt {years} år för att köpa de här varorna.</Trans>}
          action={
            <Button variant="secondary" size="small" onClick={onBackToCart}>
              <Trans>Ändra varukorgen</Trans>
            </Button>
          }
        >
          <Trans>Ta bort varorna med åldersgräns för att gå vidare.</Trans>
        </Alert>
      )}
      <p>
        <Trans>Varukorgen innehåller varor som bara säljs till den som har fyllt {years} år.</Trans>
      </p>
      {titles.length > 0 && (
        <ul className={styles.products}>
          {titles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
      <Checkbox
        ref={box}
        name="age"
        required
        checked={ticked}
        onChange={({ target }) => {
          setTicked(target.checked);
          setMissing(false);
        }}
        error={missing && <Trans>Du behöver intyga din ålder för att gå vidare</Trans>}
      >
        <Trans>Jag är {years} år eller äldre</Trans>
      </Checkbox>
      <Button type="submit" size="huge" wide loading={busy}>
        <Trans>Fortsätt till leverans</Trans>
      </Button>
    </form>
  );
}
