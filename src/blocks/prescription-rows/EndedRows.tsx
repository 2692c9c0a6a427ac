import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bagQuery } from '../../api/expedition/bag/queries';
import { removeFromBag } from '../../api/expedition/calls';
import { useSingleMutation } from '../../api/use-single-mutation';
import { useSession } from '../../session/use-session';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';
import { endedMessage } from './ended-message';
import * as styles from './PrescriptionRows.css';

/** Says once which prescription goods have left the cart and why: until the customer has seen it. */
export function EndedRows() {
  const { signedIn } = useSession();
  const queries = useQueryClient();
  const { queryKey } = bagQuery(signedIn);
  const { data } = useQuery(bagQuery(signedIn));
  const ended = data?.ended ?? [];
  const dismiss = useSingleMutation({
    mutationFn: async () => {
      for (const { id } of ended) queries.setQueryData(queryKey, await removeFromBag(id));
    },
    // Dismissed in another tab, too.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  if (!signedIn || ended.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title={<Trans>Receptvaror har tagits bort ur varukorgen</Trans>}
      action={
        <Button variant="secondary" size="small" loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
          <Trans>Jag förstår</Trans>
        </Button>
      }
    >
      <ul className={styles.ended}>
        {ended.map((row) => (
          <li key={row.id}>{endedMessage(row)}</li>
        ))}
      </ul>
    </Alert>
  );
}
