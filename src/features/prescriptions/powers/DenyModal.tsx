import { Trans, useLingui } from '@lingui/react/macro';
import type { PowerSide } from '../../../api/expedition/powers';
import { giverName, type PowerOfAttorney, receiverName } from '../../../domain/power-of-attorney';
import { ConfirmModal } from '../../../ui/modal/ConfirmModal';
import { isGone } from './is-gone';
import { PowerFailed } from './PowerFailed';

interface DenyModalProps {
  power: PowerOfAttorney;
  /** The receiver denies it, or the minor in whose name it is given. */
  side: PowerSide;
  error: unknown;
  isPending: boolean;
  onDeny: () => void;
  onClose: () => void;
}

/** Asks before a power of attorney is denied. */
export function DenyModal({ power, side, error, isPending, onDeny, onClose }: DenyModalProps) {
  const { t } = useLingui();
  return (
    <ConfirmModal
      title={t`Neka fullmakten?`}
      action={isGone(error) ? null : <Trans>Neka</Trans>}
      isPending={isPending}
      onConfirm={onDeny}
      onClose={onClose}
    >
      <p>{text()}</p>
      <PowerFailed error={error} title={<Trans>Något gick fel när fullmakten skulle nekas</Trans>} />
    </ConfirmModal>
  );

  function text() {
    const receiver = receiverName(power);
    const giver = giverName(power);
    return side === 'receiver' ? (
      <Trans>
        Fullmakten från {giver} tas bort. {giver} kan ge dig en ny.
      </Trans>
    ) : (
      <Trans>Fullmakten tas bort, och {receiver} får inte se dina recept.</Trans>
    );
  }
}
