import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { MemberInfo } from '../../../api/member/schema';
import { ServicePhone } from '../../../blocks/phone/ServicePhone';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import { addressConfirmation } from '../address-confirmation';
import { RegisterEmail } from './RegisterEmail';
import { ResendLink } from './ResendLink';

/** A membership is pending until its e-mail address is confirmed. */
export function Unconfirmed({ customer }: { customer: MemberInfo }) {
  const confirmation = addressConfirmation(customer);
  const [registering, setRegistering] = useState(false);
  if (confirmation.state === 'notMember' || confirmation.state === 'confirmed') return null;
  if (confirmation.state === 'unconfirmed') {
    const { email } = confirmation;
    return (
      <Alert
        tone="info"
        title={<Trans>Din e-postadress är inte bekräftad</Trans>}
        action={<ResendLink email={email} />}
      >
        <Trans>Öppna länken som vi har skickat till {email}. Den gäller i 24 timmar.</Trans>
      </Alert>
    );
  }
  if (confirmation.state === 'addressRemoved') {
    return (
      <Alert tone="info" title={<Trans>Du har ingen e-postadress hos oss</Trans>}>
        <Trans>
          Kontakta kundservice på <ServicePhone /> för att koppla en e-postadress till ditt konto.
        </Trans>
      </Alert>
    );
  }
  return (
    <>
      <Alert
        tone="info"
        title={<Trans>Du har ingen e-postadress hos oss</Trans>}
        action={
          <Button variant="secondary" size="small" onClick={() => setRegistering(true)}>
            <Trans>Registrera e-post</Trans>
          </Button>
        }
      >
        <Trans>Vi behöver den för att skriva till dig om dina poäng och bonuscheckar.</Trans>
      </Alert>
      {registering && <RegisterEmail onClose={() => setRegistering(false)} />}
    </>
  );
}
