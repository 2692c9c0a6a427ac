import { Trans, useLingui } from '@lingui/react/macro';
import type { answerPower } from '../../../api/expedition/powers';
import type { PowerOfAttorney } from '../../../domain/power-of-attorney';
import { ConfirmModal } from './ConfirmModal';
import type { usePowerChange } from './use-power-change';

interface DenyModalProps {
  power: PowerOfAttorney;
  denying: ReturnType<typeof usePowerChange<Parameters<typeof answerPower>[0]>>;
  onClose: () => void;
}

/** Asks before a receiver denies a power of attorney. */
export function DenyModal({ power: { id, giver }, denying, onClose }: DenyModalProps) {
  const { t } = useLingui();
  const name = `${giver.firstName} ${giver.lastName}`;
  return (
    <ConfirmModal
      title={t`Neka fullmakten?`}
      yes={<Trans>Neka</Trans>}
      failed={<Trans>Något gick fel när fullmakten skulle nekas</Trans>}
      error={denying.error}
      isPending={denying.isPending}
      onConfirm={() => denying.mutate({ id, approved: false })}
      onClose={onClose}
    >
      <Trans>
        Fullmakten från {name} tas bort. {name} kan ge dig en ny.
      </Trans>
    </ConfirmModal>
  );
}
