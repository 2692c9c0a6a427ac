import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import type { Way } from '../../session/eid/bank-id-state';
import { Button } from '../../ui/button/Button';

interface DeviceChoiceProps {
  onChoose: (way: Way) => void;
  onProviders: () => void;
}

/** The second press of a double press began on the question before, which had its button at the same place. */
function unlessDouble(action: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) action();
  };
}

/** Lets the visitor choose the device that has BankID. */
export function DeviceChoice({ onChoose, onProviders }: DeviceChoiceProps) {
  return (
    <>
      <p>
        <Trans>Vill du använda BankID på den här enheten eller på en annan enhet?</Trans>
      </p>
      <Button wide onClick={unlessDouble(() => onChoose('thisDevice'))}>
        <Trans>BankID på den här enheten</Trans>
      </Button>
      <Button wide onClick={unlessDouble(() => onChoose('otherDevice'))}>
        <Trans>BankID på en annan enhet</Trans>
      </Button>
      <Button variant="secondary" wide onClick={unlessDouble(onProviders)}>
        <Trans>Logga in på ett annat sätt</Trans>
      </Button>
    </>
  );
}
