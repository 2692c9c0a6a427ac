import { Trans } from '@lingui/react/macro';
import type { Standing } from '../../../domain/prescription';
import { formatMoney } from '../../../i18n/format';
import { Fact } from '../Fact';

/** The discount on the next medicine, and what is left until the next one and the free card. */
export function StandingFacts({
  standing: { discountPercent, next, leftToFreeCard, hasFreeCard },
}: {
  standing: Standing;
}) {
  return (
    <>
      <Fact term={<Trans>Rabatt på nästa läkemedel</Trans>}>{discountPercent} %</Fact>
      {next && (
        <Fact
          term={
            next.discountPercent === 100 ? (
              <Trans>Kostnad kvar till frikort</Trans>
            ) : (
              <Trans>Kostnad kvar till {next.discountPercent} % rabatt</Trans>
            )
          }
        >
          {formatMoney(next.left)}
        </Fact>
      )}
      {!hasFreeCard && <Fact term={<Trans>Kvar att betala till frikort</Trans>}>{formatMoney(leftToFreeCard)}</Fact>}
    </>
  );
}
