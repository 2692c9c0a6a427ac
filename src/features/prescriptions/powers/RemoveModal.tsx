import { Trans, useLingui } from '@lingui/react/macro';
import type { PowerSide, removePower } from '../../../api/expedition/powers';
import { giverName, type PowerOfAttorney, receiverName } from '../../../domain/power-of-attorney';
import { ConfirmModal } from '../../../ui/modal/ConfirmModal';
import { isGone } from './is-gone';
import { PowerFailed } from './PowerFailed';
import type { usePowerChange } from './use-power-change';

interface RemoveModalProps {
  power: PowerOfAttorney;
  side: PowerSide;
  removing: ReturnType<typeof usePowerChange<Parameters<typeof removePower>[0]>>;
  onClose: () => void;
}

/** Asks before giver or receiver removes a power of attorney. */
export function RemoveModal({ power, side, removing, onClose }: RemoveModalProps) {
  const { t } = useLingui();
  const { id } = power;
  const giver = giverName(power);
  const receiver = receiverName(power);

  return (
    <ConfirmModal
      title={t`Ta bort fullmakten?`}
      action={isGone(removing.error) ? null : <Trans>Ta bort</Trans>}
      isPending={removing.isPending}
      onConfirm={() => removing.mutate({ id, side })}
      onClose={onClose}
    >
      <p>{text()}</p>
      <PowerFailed error={removing.error} title={<Trans>Något gick fel när fullmakten skulle tas bort</Trans>} />
    </ConfirmModal>
  );

  function text() {
    if (power.status === 'pending') return pendingText();
    if (side === 'receiver') {
      return (
        <Trans>
          Du kan inte längre se recepten för {giver} eller beställa åt {giver}. Varor på recept till {giver} tas bort ur
          varukorgen.
        </Trans>
      );
    }
    return power.ofChild ? (
      <Trans>
        {receiver} kan inte längre se recepten för {giver} eller beställa åt {giver}.
      </Trans>
    ) : (
      <Trans>{receiver} kan inte längre se dina recept eller beställa åt dig.</Trans>
    );
  }

  /** Nobody sees anything by it yet. */
  function pendingText() {
    if (side === 'receiver') {
      return (
        <Trans>
          Fullmakten väntar på godkännande. Tar du bort den får du inte se recepten för {giver} eller beställa åt{' '}
          {giver}.
        </Trans>
      );
    }
    return power.ofChild ? (
      <Trans>
        Fullmakten väntar på godkännande. Tar du bort den får {receiver} inte se recepten för {giver} eller beställa åt{' '}
        {giver}.
      </Trans>
    ) : (
      <Trans>
        Fullmakten väntar på godkännande. Tar du bort den får {receiver} inte se dina recept eller beställa åt dig.
      </Trans>
    );
  }
}
