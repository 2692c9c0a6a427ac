import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Prescription, ProductOption } from '../../../domain/prescription';
import { formatMoney } from '../../../i18n/format';

interface OptionHintProps {
  option: ProductOption;
  prescription: Pick<Prescription, 'costProtected'>;
}

/** What an option is, what the customer pays of it, and what of its price counts towards the free card. */
export function OptionHint({ option, prescription: { costProtected } }: OptionHintProps) {
  const { kind, customerPrice, product } = option;
  return (
    <>
      {kind === 'PRESCRIBED' && <Trans>Står på receptet.</Trans>}
      {kind === 'PERIOD' && <Trans>Periodens vara: billigast av de utbytbara.</Trans>}
      {kind === 'EXCHANGEABLE' && <Trans>Utbytbar.</Trans>}{' '}
      {product.availability.stock === 0 ? (
        <Trans>Slut i lager.</Trans>
      ) : (
        <>
          <Trans>Du betalar {formatMoney(customerPrice)}.</Trans> {costProtected && protectedShare(option)}
        </>
      )}
    </>
  );
}

function protectedShare({ price, inside }: ProductOption): ReactNode {
  if (inside === 0) return <Trans>Priset räknas inte mot frikortet.</Trans>;
  if (inside === price) return <Trans>Hela priset, {formatMoney(price)}, räknas mot frikortet.</Trans>;
  return (
    <Trans>
      Av priset, {formatMoney(price)}, räknas {formatMoney(inside)} mot frikortet.
    </Trans>
  );
}
