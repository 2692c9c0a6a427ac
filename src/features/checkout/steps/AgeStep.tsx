import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '../../../domain/limits';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { Form } from '../../../ui/form/Form';
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
/** Its error has a text of its own. */
const rules = { age: [] };

export function AgeStep({ titles, refused, busy, onCertified, onBackToCart }: AgeStepProps) {
  const { t } = useLingui();

  function certify({ age }: { age: string }): { age: string } | undefined {
    if (age === '') return { age: t`Du behöver intyga din ålder för att gå vidare` };
    if (!busy) onCertified();
    return undefined;
  }

  return (
    <Form className={styles.form} rules={rules} onValid={certify}>
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
      <Checkbox name="age" required>
        <Trans>Jag är {years} år eller äldre</Trans>
      </Checkbox>
      <Button type="submit" size="huge" wide loading={busy}>
        <Trans>Fortsätt till leverans</Trans>
      </Button>
    </Form>
  );
}
