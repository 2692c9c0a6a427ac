import { Trans, useLingui } from '@lingui/react/macro';
import type { PowerSide } from '../../../api/expedition/powers';
import type { PowerOfAttorney } from '../../../domain/power-of-attorney';
import { Button } from '../../../ui/button/Button';
import * as styles from '../Prescriptions.css';
import type { PowerAction } from './PowerModals';

interface PowerButtonsProps {
  power: PowerOfAttorney;
  side: PowerSide;
  onAction: (action: PowerAction) => void;
}

/** The receiver approves or denies what is pending. Both can remove it; only the giver changes how long it is valid. */
export function PowerButtons({ power, side, onAction }: PowerButtonsProps) {
  const { t } = useLingui();
  const giver = `${power.giver.firstName} ${power.giver.lastName}`;
  const receiver = `${power.receiver.firstName} ${power.receiver.lastName}`;
  if (side === 'receiver' && power.status === 'pending') {
    return (
      <div className={styles.controls}>
        <Button
          size="small"
          aria-label={t`Godkänn fullmakten från ${giver}`}
          onClick={() => onAction({ kind: 'consent', power })}
        >
          <Trans>Godkänn</Trans>
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={t`Neka fullmakten från ${giver}`}
          onClick={() => onAction({ kind: 'deny', power })}
        >
          <Trans>Neka</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.controls}>
      {side === 'giver' && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t`Ändra fullmakten för ${receiver}`}
          onClick={() => onAction({ kind: 'edit', power })}
        >
          <Trans>Ändra</Trans>
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        aria-label={side === 'giver' ? t`Ta bort fullmakten för ${receiver}` : t`Ta bort fullmakten från ${giver}`}
        onClick={() => onAction({ kind: 'remove', power, side })}
      >
        <Trans>Ta bort</Trans>
      </Button>
    </div>
  );
}
