import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { outsideMessage } from '../../../blocks/prescription-rows/outside-message';
import type { Prescription, ProductOption } from '../../../domain/prescription';
import { formatMoney } from '../../../i18n/format';

interface OptionHintProps {
  option: ProductOption;
  prescription: Pick<Prescription, 'animal'>;
}

/** What an option is, what the customer pays of it, and what of its price the high-cost protection covers. */
export function OptionHint({ option, prescription: { animal } }: OptionHintProps) {
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
          <Trans>Du betalar {formatMoney(customerPrice)}.</Trans> {!animal && protectedShare(option)}
        </>
      )}
    </>
  );
}

function protectedShare(option: ProductOption): ReactNode {
  const { price, inside, isFree } = option;
  // When it is covered again is shown once, above the options.
  const outside = outsideMessage({ ...option, next: null });
  if (inside === 0) return outside;
  if (isFree) {
    return (
      <>
        <Trans>Läkemedel inom högkostnadsskyddet är gratis under 18 år.</Trans> {outside}
      </>
    );
  }
  if (inside === price) return <Trans>Hela priset, {formatMoney(price)}, räknas mot frikortet.</Trans>;
  return (
    <>
      <Trans>
        Av priset, {formatMoney(price)}, räknas {formatMoney(inside)} mot frikortet.
      </Trans>{' '}
      {outside}
    </>
  );
}
