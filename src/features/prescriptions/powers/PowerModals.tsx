import { Trans, useLingui } from '@lingui/react/macro';
import { answerPower, changePower, givePower, type PowerSide, removePower } from '../../../api/expedition/powers';
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
  | { kind: 'consent'; power: PowerOfAttorney }
  | { kind: 'deny'; power: PowerOfAttorney }
  | { kind: 'edit'; power: PowerOfAttorney }
  | { kind: 'remove'; power: PowerOfAttorney; side: PowerSide };

interface PowerModalsProps {
  action: PowerAction;
  onClose: () => void;
  onDone: (side: PowerSide) => void;
}

/** The dialog of what a customer is about to do. */
export function PowerModals({ action, onClose, onDone }: PowerModalsProps) {
  const { t } = useLingui();
  const texts = {
    given: <Trans>Fullmakten är registrerad och väntar på godkännande</Trans>,
    changed: <Trans>Fullmakten är ändrad och väntar på nytt godkännande</Trans>,
    approved: <Trans>Fullmakten är godkänd</Trans>,
    denied: <Trans>Fullmakten är nekad</Trans>,
    removed: <Trans>Fullmakten är borttagen</Trans>,
  };
  const give = usePowerChange({ change: givePower, side: 'giver', done: texts.given, onDone });
  const edit = usePowerChange({ change: changePower, side: 'giver', done: texts.changed, onDone });
  const consent = usePowerChange({ change: answerPower, side: 'receiver', done: texts.approved, onDone });
  const deny = usePowerChange({ change: answerPower, side: 'receiver', done: texts.denied, onDone });
  const side = action.kind === 'remove' ? action.side : 'giver';
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
          <ConsentForm power={action.power} answering={consent} />
        </Modal>
      );
    case 'deny':
      return <DenyModal power={action.power} denying={deny} onClose={onClose} />;
    case 'remove':
      return <RemoveModal power={action.power} side={action.side} removing={remove} onClose={onClose} />;
  }
}
