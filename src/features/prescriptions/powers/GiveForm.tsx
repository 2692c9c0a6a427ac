import { Trans, useLingui } from '@lingui/react/macro';
import type { givePower } from '../../../api/expedition/powers';
import { readPersonalNumber } from '../../../domain/personal-number';
import { expiryProblem } from '../../../domain/power-of-attorney';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextField } from '../../../ui/form/TextField';
import { date, required } from '../../../ui/form/validators';
import * as styles from '../Prescriptions.css';
import { personalNumberError } from '../personal-number-error';
import { ExpiryField } from './ExpiryField';
import { expiryError } from './expiry-error';
import { GiverField } from './GiverField';
import { PowerFailed } from './PowerFailed';
import { refusedFields } from './refused-fields';
import { TermsField } from './TermsField';
import { today } from './today';
import type { usePowerChange } from './use-power-change';

type Giving = ReturnType<typeof usePowerChange<Parameters<typeof givePower>[0]>>;

type Name = 'childId' | 'personalIdNumber' | 'expiryDate' | 'terms';

const rules = { childId: [], personalIdNumber: [required], expiryDate: [required, date], terms: [required] };

/** Gives somebody a power of attorney. */
export function GiveForm({ giving }: { giving: Giving }) {
  const { t } = useLingui();

  async function give({ childId, personalIdNumber, expiryDate }: Record<Name, string>) {
    const number = readPersonalNumber(personalIdNumber.trim());
    if (number === null) return { personalIdNumber: personalNumberError() };
    const problem = expiryProblem(expiryDate, today());
    if (problem) return { expiryDate: expiryError(problem) };
    try {
      await giving.mutateAsync({ ...(childId !== '' && { childId }), personalIdNumber: number, expiryDate });
      return undefined;
    } catch (error) {
      return refusedFields(error);
    }
  }

  return (
    <Form className={styles.form} rules={rules} onValid={give}>
      <GiverField />
      <TextField
        name="personalIdNumber"
        label={t`Mottagarens personnummer`}
        hint={t`ÅÅÅÅMMDD-XXXX. Den som får en fullmakt behöver vara minst 18 år.`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <ExpiryField />
      <TermsField />
      <PowerFailed error={giving.error} title={<Trans>Något gick fel när fullmakten skulle skapas</Trans>} />
      <SubmitButton>
        <Trans>Ge fullmakt</Trans>
      </SubmitButton>
    </Form>
  );
}
