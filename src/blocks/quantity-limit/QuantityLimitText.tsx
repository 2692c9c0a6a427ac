import { Trans } from '@lingui/react/macro';
import type { QuantityLimit } from '../../domain/quantity-limit';

/** Why a customer cannot have more of a product. */
export function QuantityLimitText({ limit: { most, reason } }: { limit: QuantityLimit }) {
  if (reason === 'stock' && most === 0) return <Trans>Slut i lager online</Trans>;
  return reason === 'stock' ? (
    <Trans>Det finns tyvärr inte fler än {most} st på lager online.</Trans>
  ) : (
    <Trans>Du kan köpa högst {most} st av den här varan.</Trans>
  );
}
