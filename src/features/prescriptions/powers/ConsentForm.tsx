import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type PowerSide, powersQuery } from '../../../api/expedition/powers';
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
  /** As it was when the form was opened. */
  power: PowerOfAttorney;
  /** The receiver consents to act for the giver; a minor accepts what the guardians have given. */
  side: PowerSide;
  error: unknown;
  onConsent: (shown: { id: string; expiryDate: string }) => Promise<unknown>;
}

/** Approves a power of attorney as it is shown here; one that has changed is shown as it is now. */
export function ConsentForm({ power: opened, side, error, onConsent }: ConsentFormProps) {
  const queries = useQueryClient();
  const [power, setPower] = useState(opened);

  function consent() {
    const { id, expiryDate } = power;
    // What went wrong is shown from the mutation, after which the list has been read again.
    return onConsent({ id, expiryDate }).then(
      () => undefined,
      () => {
        setPower((shown) => listed(id) ?? shown);
        return undefined;
      },
    );
  }

  function listed(id: string) {
    const list = queries.getQueryData(powersQuery(side).queryKey);
    return list?.powerOfAttorneyItems.find((each) => each.id === id);
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
