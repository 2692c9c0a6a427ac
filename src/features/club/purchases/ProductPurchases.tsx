import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { purchasesQuery } from '../../../api/member/club-queries';
import { PurchaseContent } from './PurchaseContent';
import { PurchaseSection } from './PurchaseSection';

export function ProductPurchases() {
  const { data, error, refetch } = useQuery(purchasesQuery(true));
  return (
    <PurchaseSection
      id="kop-varor"
      title={<Trans>Tidigare köp</Trans>}
      empty={<Trans>Du har inga köp av varor utan recept än.</Trans>}
      purchases={data}
      failed={error !== null}
      onRetry={() => void refetch()}
      content={({ rows, freight, bonusCheques }) => (
        <PurchaseContent rows={rows} freight={freight} bonusCheques={bonusCheques} />
      )}
    />
  );
}
