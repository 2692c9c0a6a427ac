import { Trans, useLingui } from '@lingui/react/macro';
import { answerPower, changePower, givePower, removePower } from '../../../api/expedition/powers';
import { Modal } from '../../../ui/modal/Modal';
import { ConfirmModal } from './ConfirmModal';
import { EditForm } from './EditForm';
import { GiveForm } from './GiveForm';
import type { PowerAction } from './Powers';
import { usePowerChange } from './use-power-change';

/** The dialog of what a customer is about to do. */
export function PowerModals({ action, onClose }: { action: PowerAction; onClose: () => void }) {
  const { t } = useLingui();
  const give = usePowerChange(givePower, 'giver', onClose);
  const edit = usePowerChange(changePower, 'giver', onClose);
  const answer = usePowerChange(answerPower, 'receiver', onClose);
  const remove = usePowerChange(removePower, action.kind === 'remove' ? action.side : 'giver', onClose);

  if (action.kind === 'give') {
    return (
      <Modal title={t`Ge en fullmakt`} onClose={onClose}>
        <GiveForm giving={give} />
      </Modal>
    );
  }
  const { power } = action;
  const giver = `${power.giver.firstName} ${power.giver.lastName}`;
  const receiver = `${power.receiver.firstName} ${power.receiver.lastName}`;
  if (action.kind === 'edit') {
    return (
      <Modal title={t`Ändra fullmakten`} onClose={onClose}>
        <EditForm power={power} editing={edit} />
      </Modal>
    );
  }
  if (action.kind === 'consent') {
    return (
      <ConfirmModal
        title={t`Godkänn fullmakten`}
        yes={<Trans>Godkänn</Trans>}
        terms
        failed={answer.isError && <Trans>Något gick fel när fullmakten skulle godkännas</Trans>}
        isPending={answer.isPending}
        onConfirm={() => answer.mutate({ id: power.id, approved: true })}
        onClose={onClose}
      >
        <Trans>
          Du får se {giver}s aktuella recept och högkostnadsskydd, och beställa och hämta ut läkemedel åt {giver}. Du
          legitimerar dig som dig själv.
        </Trans>
      </ConfirmModal>
    );
  }
  if (action.kind === 'deny') {
    return (
      <ConfirmModal
        title={t`Neka fullmakten?`}
        yes={<Trans>Neka</Trans>}
        failed={answer.isError && <Trans>Något gick fel när fullmakten skulle nekas</Trans>}
        isPending={answer.isPending}
        onConfirm={() => answer.mutate({ id: power.id, approved: false })}
        onClose={onClose}
      >
        <Trans>
          Fullmakten från {giver} tas bort. {giver} kan ge dig en ny.
        </Trans>
      </ConfirmModal>
    );
  }
  return (
    <ConfirmModal
      title={t`Ta bort fullmakten?`}
      yes={<Trans>Ta bort</Trans>}
      failed={remove.isError && <Trans>Något gick fel när fullmakten skulle tas bort</Trans>}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: power.id, side: action.side })}
      onClose={onClose}
    >
      {action.side === 'giver' ? (
        <Trans>{receiver} kan inte längre se dina recept eller beställa åt dig.</Trans>
      ) : (
        <Trans>
          Du kan inte längre se {giver}s recept eller beställa åt {giver}. Varor på recept till {giver} tas bort ur
          varukorgen.
        </Trans>
      )}
    </ConfirmModal>
  );
}
