import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { childrenQuery, hideChild } from '../../../api/expedition/children';
import { useSingleMutation } from '../../../api/use-single-mutation';
import { SendFailed } from '../../../blocks/failure/SendFailed';
import { bagChanged } from '../../../cart/bag-changes';
import type { Child } from '../../../domain/child';
import { Alert } from '../../../ui/alert/Alert';
import { ConfirmModal } from '../../../ui/modal/ConfirmModal';
import { showToast } from '../../../ui/toast/toast-queue';
import { isNotFound } from '../patient/is-not-found';
import { forgetPatient } from '../patient/use-forget-patient';

interface HideChildModalProps {
  child: Child;
  onClose: () => void;
  onHidden: () => void;
}

/** Asks before a child is hidden: what was in the bag for it goes, too. */
export function HideChildModal({ child: { id, firstName }, onClose, onHidden }: HideChildModalProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const hiding = useSingleMutation({
    mutationFn: hideChild,
    meta: { write: 'changePatients' },
    onSuccess: (list) => {
      queries.setQueryData(childrenQuery().queryKey, list);
      forgetPatient(queries, { kind: 'child', id });
      bagChanged();
      showToast({ text: <Trans>{firstName} är dold</Trans>, tone: 'success' });
      onHidden();
    },
    onError: async (error) => {
      // Hidden in another tab.
      if (isNotFound(error)) await queries.invalidateQueries({ queryKey: childrenQuery().queryKey });
    },
  });
  return (
    <ConfirmModal
      title={t`Vill du dölja ${firstName}?`}
      action={<Trans>Dölj</Trans>}
      isPending={hiding.isPending}
      onConfirm={() => hiding.mutate(id)}
      onClose={onClose}
    >
      <p>
        <Trans>
          {firstName} försvinner ur listan, och varor på recept till {firstName} ur varukorgen. Du kan lägga till{' '}
          {firstName} igen med personnummer. Fullmakter som ni har gett för {firstName} gäller fortfarande, och finns
          kvar bland fullmakterna.
        </Trans>
      </p>
      {hiding.isError && notHidden(hiding.error)}
    </ConfirmModal>
  );

  function notHidden(error: Error) {
    const title = <Trans>Något gick fel när barnet doldes</Trans>;
    if (!isNotFound(error)) return <SendFailed failure={error} title={title} />;
    return (
      <Alert tone="error" title={title}>
        <Trans>Barnet finns inte längre i listan.</Trans>
      </Alert>
    );
  }
}
