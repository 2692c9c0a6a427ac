import { Trans } from '@lingui/react/macro';
import { fullName, type Name, nameConflict } from '../../../domain/payer-name';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';

interface NamesDifferAlertProps {
  /** Null while it is not known, and if there is nothing to pay. */
  payer: Name | null;
  receiver: Name | null;
  /** Who is signed in. */
  orderer: Name | null;
  /** There is nothing to pay: only the delivery can be changed. */
  isFree: boolean;
  onChangeDelivery: () => void;
}

/** Blocks the payment when another person would pay for or receive products that require proof of identity. */
export function NamesDifferAlert({ payer, receiver, orderer, isFree, onChangeDelivery }: NamesDifferAlertProps) {
  const conflict = nameConflict({ payer, receiver, orderer });
  if (conflict === null) return null;
  const signedIn = orderer && fullName(orderer);
  return (
    <Alert
      tone="error"
      title={
        isFree ? (
          <Trans>Leveransen har ett annat namn än ditt</Trans>
        ) : conflict === 'orderer' ? (
          <Trans>Beställningen har ett annat namn än ditt</Trans>
        ) : (
          <Trans>Betalning och leverans har olika namn</Trans>
        )
      }
      action={
        <Button variant="secondary" size="small" onClick={onChangeDelivery}>
          <Trans>Ändra leveransen</Trans>
        </Button>
      }
    >
      {isFree ? (
        <Trans>
          Du är inloggad som {signedIn}. Varorna kräver legitimation och lämnas bara ut till dig, så leveransen måste ha
          ditt namn.
        </Trans>
      ) : conflict === 'orderer' ? (
        <Trans>
          Du är inloggad som {signedIn}. Varorna kräver legitimation och lämnas bara ut till dig, så betalning och
          leverans måste ha ditt namn. Ändra namnet här i betalningen eller ändra leveransen.
        </Trans>
      ) : (
        <Trans>
          För- och efternamn måste vara samma, eftersom varorna kräver legitimation. Ändra namnet här i betalningen
          eller ändra leveransen.
        </Trans>
      )}
    </Alert>
  );
}
