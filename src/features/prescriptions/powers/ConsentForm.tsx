import { Trans } from '@lingui/react/macro';
import type { answerPower } from '../../../api/expedition/powers';
import type { PowerOfAttorney } from '../../../domain/power-of-attorney';
import { formatLongDate } from '../../../i18n/format';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { required } from '../../../ui/form/validators';
import * as styles from '../Prescriptions.css';
import { isGone } from './is-gone';
import { PowerFailed } from './PowerFailed';
import { TermsField } from './TermsField';
import type { usePowerChange } from './use-power-change';

interface ConsentFormProps {
  power: PowerOfAttorney;
  answering: ReturnType<typeof usePowerChange<Parameters<typeof answerPower>[0]>>;
}

/** Receives a power of attorney: the receiver consents to act for the giver. */
export function ConsentForm({ power: { id, giver, expiryDate }, answering }: ConsentFormProps) {
  const name = `${giver.firstName} ${giver.lastName}`;

  function consent() {
    // What went wrong is shown from the mutation.
    return answering.mutateAsync({ id, approved: true }).then(
      () => undefined,
      () => undefined,
    );
  }

  return (
    <Form className={styles.form} rules={{ terms: [required] }} onValid={consent}>
      <p>
        <Trans>
          {name} ger dig rätt att se recept och högkostnadsskydd, och att beställa och hämta ut läkemedel. Fullmakten
          gäller till och med {formatLongDate(expiryDate)}.
        </Trans>
      </p>
      <TermsField />
      <PowerFailed error={answering.error} title={<Trans>Något gick fel när fullmakten skulle godkännas</Trans>} />
      {!isGone(answering.error) && (
        <SubmitButton>
          <Trans>Godkänn</Trans>
        </SubmitButton>
      )}
    </Form>
  );
}
