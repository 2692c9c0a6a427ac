import { Trans } from '@lingui/react/macro';
import type { changePower } from '../../../api/expedition/powers';
import { expiryProblem, type PowerOfAttorney } from '../../../domain/power-of-attorney';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { date, required } from '../../../ui/form/validators';
import * as styles from '../Prescriptions.css';
import { ExpiryField } from './ExpiryField';
import { expiryError } from './expiry-error';
import { isGone } from './is-gone';
import { PowerFailed } from './PowerFailed';
import { refusedFields } from './refused-fields';
import { TermsField } from './TermsField';
import { today } from './today';
import type { usePowerChange } from './use-power-change';

interface EditFormProps {
  power: PowerOfAttorney;
  editing: ReturnType<typeof usePowerChange<Parameters<typeof changePower>[0]>>;
}

/** Sets another last day. Until the receiver has consented again, the power of attorney does not hold. */
export function EditForm({ power, editing }: EditFormProps) {
  const receiver = power.receiver.firstName ?? power.receiver.personalIdNumber;

  async function change({ expiryDate }: { expiryDate: string; terms: string }) {
    const problem = expiryProblem(expiryDate, today());
    if (problem) return { expiryDate: expiryError(problem) };
    try {
      await editing.mutateAsync({ id: power.id, expiryDate });
      return undefined;
    } catch (error) {
      return refusedFields(error);
    }
  }

  return (
    <Form className={styles.form} rules={{ expiryDate: [required, date], terms: [required] }} onValid={change}>
      <p>
        {power.status === 'pending' ? (
          <Trans>Fullmakten gäller inte än. Ändrar du den behöver {receiver} godkänna den inom 7 dagar.</Trans>
        ) : (
          <Trans>Ändrar du fullmakten slutar den att gälla tills {receiver} har godkänt den igen, inom 7 dagar.</Trans>
        )}
      </p>
      <ExpiryField defaultValue={power.expiryDate} />
      <TermsField />
      <PowerFailed error={editing.error} title={<Trans>Något gick fel när fullmakten skulle ändras</Trans>} />
      {!isGone(editing.error) && (
        <SubmitButton>
          <Trans>Spara</Trans>
        </SubmitButton>
      )}
    </Form>
  );
}
