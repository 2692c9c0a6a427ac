import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Outside } from '../../domain/prescription';
import { formatLongDate, formatMoney } from '../../i18n/format';

interface OutsideCosts extends Outside {
  /** The first day on which the high-cost protection covers it again. */
  next: string | null;
}

/** What of a price is outside the high-cost protection, and why; null if nothing is. */
export function outsideMessage({ price, outside, outsideReason, next }: OutsideCosts): ReactNode {
  if (outside === 0) return null;
  switch (outsideReason) {
    case 'TOO_EARLY':
      return next === null ? (
        <Trans>Utanför högkostnadsskyddet: du har läkemedel kvar sedan förra uttaget.</Trans>
      ) : (
        <Trans>
          Utanför högkostnadsskyddet: du har läkemedel kvar sedan förra uttaget. Från {formatLongDate(next)} ingår det
          igen.
        </Trans>
      );
    case 'NOT_COVERED':
      return <Trans>Utanför högkostnadsskyddet: receptet ingår inte i det.</Trans>;
    case 'OTHER_PRODUCT':
      return <Trans>Utanför högkostnadsskyddet: det är varken periodens vara eller den på receptet.</Trans>;
    case 'DECLINED_SUBSTITUTION':
      return (
        <Trans>{formatMoney(outside)} är utanför högkostnadsskyddet: så mycket mer kostar den än periodens vara.</Trans>
      );
    default:
      return price === outside ? (
        <Trans>Utanför högkostnadsskyddet.</Trans>
      ) : (
        <Trans>{formatMoney(outside)} är utanför högkostnadsskyddet.</Trans>
      );
  }
}
