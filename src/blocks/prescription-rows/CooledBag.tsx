import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { bagQuery } from '../../api/expedition/bag/queries';
import { useSession } from '../../session/use-session';
import { Alert } from '../../ui/alert/Alert';
import { useCooled } from './use-cooled';

/** Where the delivery is chosen: why prescription goods that have to be cooled leave fewer ways. */
export function CooledBag() {
  const { signedIn } = useSession();
  const rows = useQuery(bagQuery(signedIn)).data?.rows ?? [];
  if (useCooled(rows.map(({ itemId }) => itemId)).size === 0) return null;
  return (
    <Alert tone="info" title={<Trans>Beställningen innehåller kylvaror på recept</Trans>}>
      <Trans>De levereras kylda. Därför kan du bara välja leveranssätt som håller dem kylda hela vägen.</Trans>
    </Alert>
  );
}
