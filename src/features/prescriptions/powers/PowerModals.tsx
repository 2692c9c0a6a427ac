import { Trans, useLingui } from '@lingui/react/macro';
import {
  acceptPower,
  changePower,
  consentToPower,
  denyPower,
  givePower,
  type PowerSide,
  removePower,
} from '../../../api/expedition/powers';
import type { PowerOfAttorney } from '../../../domain/power-of-attorney';
import { Modal } from '../../../ui/modal/Modal';
import { ConsentForm } from './ConsentForm';
import { DenyModal } from './DenyModal';
import { EditForm } from './EditForm';
import { GiveForm } from './GiveForm';
import { RemoveModal } from './RemoveModal';
import { usePowerChange } from './use-power-change';

/** What a customer is about to do with a power of attorney. */
export type PowerAction =
  | { kind: 'give' }
  | { kind: 'consent'; power: PowerOfAttorney; side: PowerSide }
  | { kind: 'deny'; power: PowerOfAttorney; side: PowerSide }
  | { kind: 'edit'; power: PowerOfAttorney }
  | { kind: 'remove'; power: PowerOfAttorney; side: PowerSide };

interface PowerModalsProps {
  action: PowerAction;
  onClose: () => void;
  onDone: (side: PowerSide) => void;
}

/** A minor who denies one ends it. */
const endGiven = ({ id }: { id: string }) => removePower({ id, side: 'giver' });

/** The dialog of what a customer is about to do. */
export function PowerModals({ action, onClose, onDone }: PowerModalsProps) {
  const { t } = useLingui();
  const texts = {
    given: <Trans>Fullmakten är registrerad och väntar på godkännande</Trans>,
    changed: <Trans>Fullmakten är ändrad och väntar på nytt godkännande</Trans>,
    approved: <Trans>Fullmakten är godkänd av dig</Trans>,
    denied: <Trans>Fullmakten är nekad</Trans>,
    removed: <Trans>Fullmakten är borttagen</Trans>,
  };
  const give = usePowerChange({ change: givePower, side: 'giver', done: texts.given, onDone });
  const edit = usePowerChange({ change: changePower, side: 'giver', done: texts.changed, onDone });
  const side = 'side' in action ? action.side : 'giver';
  const consent = usePowerChange({
    change: side === 'receiver' ? consentToPower : acceptPower,
    side,
    done: texts.approved,
    onDone,
  });
  const deny = usePowerChange({
    change: side === 'receiver' ? denyPower : endGiven,
    side,
    done: texts.denied,
    onDone,
  });
  const remove = usePowerChange({ change: removePower, side, done: texts.removed, onDone });

  switch (action.kind) {
    case 'give':
      return (
        <Modal title={t`Ge en fullmakt`} onClose={onClose}>
          <GiveForm giving={give} />
        </Modal>
      );
    case 'edit':
      return (
        <Modal title={t`Ändra fullmakten`} onClose={onClose}>
          <EditForm power={action.power} editing={edit} />
        </Modal>
      );
    case 'consent':
      return (
        <Modal title={t`Godkänn fullmakten`} onClose={onClose}>
          <ConsentForm power={action.power} side={action.side} error={consent.error} onConsent={consent.mutateAsync} />
        </Modal>
      );
    case 'deny':
      return (
        <DenyModal
          power={action.power}
          side={action.side}
          error={deny.error}
          isPending={deny.isPending}
          onDeny={() => deny.mutate({ id: action.power.id })}
          onClose={onClose}
        />
      );
    case 'remove':
      return <RemoveModal power={action.power} side={action.side} removing={remove} onClose={onClose} />;
  }
}
