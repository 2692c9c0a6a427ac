import { Plural, Trans } from '@lingui/react/macro';
import type { QuantityLimit } from '../../domain/quantity-limit';

/** Why a customer cannot have more of a product. */
export function QuantityLimitText({ limit }: { limit: QuantityLimit }) {
  const { most } = limit;
  switch (limit.reason) {
    case 'stock':
      if (most === 0) return <Trans>Slut i lager online</Trans>;
      return <Trans>Det finns tyvärr inte fler än {most} st på lager online.</Trans>;
    case 'order':
      return <Trans>Du kan köpa högst {most} st av den här varan.</Trans>;
    case 'substance': {
      const { substance } = limit;
      return (
        <Plural
          value={limit.perOrder}
          one={`Du kan köpa högst # förpackning med ${substance} per beställning.`}
          other={`Du kan köpa högst # förpackningar med ${substance} per beställning.`}
        />
      );
    }
  }
}
