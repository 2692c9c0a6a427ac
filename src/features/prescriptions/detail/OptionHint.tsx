import { Trans } from '@lingui/react/macro';
import type { ProductOption } from '../../../domain/prescription';
import { formatMoney } from '../../../i18n/format';

/** What an option is, its price, and what the customer pays of it. */
export function OptionHint({ option: { kind, price, customerPrice, inside, product } }: { option: ProductOption }) {
  return (
    <>
      {kind === 'PRESCRIBED' && <Trans>Står på receptet.</Trans>}
      {kind === 'PERIOD' && <Trans>Periodens vara: billigast av de utbytbara.</Trans>}
      {kind === 'EXCHANGEABLE' && <Trans>Utbytbar.</Trans>}{' '}
      {product.availability.stock === 0 ? (
        <Trans>Slut i lager.</Trans>
      ) : (
        <>
          <Trans>Du betalar {formatMoney(customerPrice)}.</Trans>{' '}
          {inside < price && (
            <Trans>
              {formatMoney(price)} i pris, varav {formatMoney(inside)} inom högkostnadsskyddet.
            </Trans>
          )}
        </>
      )}
    </>
  );
}
