import { Trans } from '@lingui/react/macro';
import { ServicePhone } from '../../../blocks/phone/ServicePhone';
import { Button } from '../../../ui/button/Button';
import type { AddressConfirmation } from '../address-confirmation';
import { ResendLink } from '../profile/ResendLink';

interface NextStepProps {
  confirmation: AddressConfirmation;
  onRegister: () => void;
  onJoin: () => void;
  onDone: () => void;
}

/** What a signed-in customer can do after a link that did not work. */
export function NextStep({ confirmation, onRegister, onJoin, onDone }: NextStepProps) {
  switch (confirmation.state) {
    case 'unconfirmed':
      return (
        <>
          <p>
            <Trans>Vi kan skicka en ny länk till {confirmation.email}. Den gäller i 24 timmar.</Trans>
          </p>
          <ResendLink email={confirmation.email} onDone={onDone} />
        </>
      );
    case 'confirmed':
      return (
        <p>
          <Trans>Din e-postadress {confirmation.email} är redan bekräftad. Du behöver inte göra något mer.</Trans>
        </p>
      );
    case 'noAddress':
      return (
        <>
          <p>
            <Trans>Du har ingen e-postadress hos oss. Registrera en, så skickar vi en länk dit.</Trans>
          </p>
          <Button variant="secondary" size="small" onClick={onRegister}>
            <Trans>Registrera e-post</Trans>
          </Button>
        </>
      );
    case 'addressRemoved':
      return (
        <p>
          <Trans>
            Du har ingen e-postadress hos oss. Kontakta kundservice på <ServicePhone /> för att koppla en e-postadress
            till ditt konto.
          </Trans>
        </p>
      );
    case 'notMember':
      return (
        <>
          <p>
            <Trans>
              Du är inte medlem, och bara medlemmar bekräftar sin e-postadress. Blir du medlem skickar vi en länk.
            </Trans>
          </p>
          <Button variant="secondary" size="small" onClick={onJoin}>
            <Trans>Bli medlem</Trans>
          </Button>
        </>
      );
  }
}
