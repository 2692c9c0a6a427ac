import { Trans } from '@lingui/react/macro';
import type { PowerSide } from '../../../api/expedition/powers';
import { giverName, type PowerOfAttorney, receiverName } from '../../../domain/power-of-attorney';
import { formatLongDate } from '../../../i18n/format';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { required } from '../../../ui/form/validators';
import * as styles from '../Prescriptions.css';
import { isGone } from './is-gone';
import { PowerFailed } from './PowerFailed';
import { TermsField } from './TermsField';

interface ConsentFormProps {
  power: PowerOfAttorney;
  /** The receiver consents to act for the giver; a minor accepts what the guardians have given. */
  side: PowerSide;
  error: unknown;
  onConsent: () => Promise<unknown>;
}

/** Approves a power of attorney. */
export function ConsentForm({ power, side, error, onConsent }: ConsentFormProps) {
  function consent() {
    // What went wrong is shown from the mutation.
    return onConsent().then(
      () => undefined,
      () => undefined,
    );
  }

  return (
    <Form className={styles.form} rules={{ terms: [required] }} onValid={consent}>
      <p>{text()}</p>
      <TermsField />
      <PowerFailed error={error} title={<Trans>Något gick fel när fullmakten skulle godkännas</Trans>} />
      {!isGone(error) && (
        <SubmitButton>
          <Trans>Godkänn</Trans>
        </SubmitButton>
      )}
    </Form>
  );

  function text() {
    const receiver = receiverName(power);
    const giver = giverName(power);
    const expires = formatLongDate(power.expiryDate);
    return side === 'receiver' ? (
      <Trans>
        {giver} ger dig rätt att se recept och högkostnadsskydd, och att beställa och hämta ut läkemedel. Fullmakten
        gäller till och med {expires}.
      </Trans>
    ) : (
      <Trans>
        {receiver} får rätt att se dina recept och ditt högkostnadsskydd, och att beställa och hämta ut läkemedel åt
        dig. Du bestämmer själv, och kan ta bort fullmakten när du vill. Den gäller till och med {expires}.
      </Trans>
    );
  }
}
