import { Trans, useLingui } from '@lingui/react/macro';
import type { PowerSide } from '../../../api/expedition/powers';
import {
  giverName,
  type PowerOfAttorney,
  receiverName,
  waitsForMinor,
  waitsForReceiver,
} from '../../../domain/power-of-attorney';
import { Button } from '../../../ui/button/Button';
import * as styles from '../Prescriptions.css';
import { useMay } from '../use-may';
import type { PowerAction } from './PowerModals';

interface PowerButtonsProps {
  power: PowerOfAttorney;
  side: PowerSide;
  onAction: (action: PowerAction) => void;
}

/**
 * The receiver, then a minor of thirteen or more, approves or denies what waits for them. All can remove it; only who gives
 * it, a guardian for a minor, changes how long it is valid.
 */
export function PowerButtons({ power, side, onAction }: PowerButtonsProps) {
  const { t } = useLingui();
  const mayGive = useMay('givePowerOfAttorney');
  const mayReceive = useMay('receivePowerOfAttorney');
  const mayEnd = useMay('endPowerOfAttorney');
  const giver = giverName(power);
  const receiver = receiverName(power);
  const waits = side === 'receiver' ? mayReceive && waitsForReceiver(power) : waitsForMinor(power) && !power.ofChild;
  if (waits) {
    return (
      <div className={styles.controls}>
        <Button
          size="small"
          aria-label={side === 'receiver' ? t`Godkänn fullmakten från ${giver}` : t`Godkänn fullmakten för ${receiver}`}
          onClick={() => onAction({ kind: 'consent', power, side })}
        >
          <Trans>Godkänn</Trans>
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={side === 'receiver' ? t`Neka fullmakten från ${giver}` : t`Neka fullmakten för ${receiver}`}
          onClick={() => onAction({ kind: 'deny', power, side })}
        >
          <Trans>Neka</Trans>
        </Button>
      </div>
    );
  }
  if (!mayEnd) return null;
  return (
    <div className={styles.controls}>
      {side === 'giver' && mayGive && (
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
