import { Trans, useLingui } from '@lingui/react/macro';
import type { PageOf } from '../../api/page-data/schema';
import { campaignCards } from '../../blocks/campaign-cards/campaign-cards';
import { useToday } from '../../blocks/campaign-cards/use-today';
import { CannotShow, PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { campaignState } from '../../domain/campaign';

type CampaignsIndexProps = Pick<PageOf<'campaigns'>['data'], 'campaigns' | 'asOf'>;

/** Running and coming campaigns. */
export function CampaignsIndex({ campaigns, asOf }: CampaignsIndexProps) {
  const { t } = useLingui();
  const today = useToday(asOf);
  const stateOf = (campaign: (typeof campaigns)[number]) => campaignState(campaign, today);
  const running = campaigns.filter((campaign) => stateOf(campaign) === 'running');
  const coming = campaigns.filter((campaign) => stateOf(campaign) === 'coming');
  return (
    <>
      {running.length === 0 && (
        <p>
          <Trans>Just nu pågår inga kampanjer.</Trans>
        </p>
      )}
      <PartBoundary message={<CannotShow />} prerendered>
        <campaignCards.Component title={t`Pågår nu`} campaigns={running} asOf={asOf} />
        <campaignCards.Component title={t`Kommer snart`} campaigns={coming} asOf={asOf} />
      </PartBoundary>
    </>
  );
}
