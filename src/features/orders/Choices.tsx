import { Trans } from '@lingui/react/macro';
import type { Order } from '../../domain/order';
import { Fact, Facts } from './Facts';

/** The extras that were chosen in the checkout, and what happens now. */
export function Choices({ order: { counselling, wantsToBecomeMember, prescribedDetails } }: { order: Order }) {
  if (!counselling && !wantsToBecomeMember && !prescribedDetails) return null;
  return (
    <Facts id="order-val" title={<Trans>Dina val</Trans>}>
      <Fact name={<Trans>Rådgivning</Trans>}>
        {counselling && (
          <Trans>
            En farmaceut ringer dig på {counselling.phoneNumber}. Vi ringer under våra öppettider, oftast inom 24
            timmar.
          </Trans>
        )}
      </Fact>
      <Fact name={<Trans>Kundklubb</Trans>}>
        {wantsToBecomeMember && <Trans>Vi har tagit emot din önskan att bli medlem.</Trans>}
      </Fact>
      <Fact name={<Trans>Receptspecifikation</Trans>}>
        {prescribedDetails && <Trans>Den ligger på papper i paketet.</Trans>}
      </Fact>
    </Facts>
  );
}
