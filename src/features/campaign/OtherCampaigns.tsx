import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { pageQuery } from '../../api/page-data/queries';
import { CampaignCardsPlaceholder } from '../../blocks/campaign-cards/CampaignCardsPlaceholder';
import { campaignCards } from '../../blocks/campaign-cards/campaign-cards';
import { useToday } from '../../blocks/campaign-cards/use-today';
import { campaignState } from '../../domain/campaign';
import { paths } from '../../routes/paths';

/** Running campaigns other than the one at `path`. Renders nothing if the request fails. */
export function OtherCampaigns({ path }: { path: string }) {
  const { t } = useLingui();
  const { data, isPending } = useQuery(pageQuery(paths.campaigns()));
  const index = data?.found && data.page.template === 'campaigns' ? data.page.data : { campaigns: [], asOf: '' };
  const today = useToday(index.asOf);
  const others = index.campaigns.filter(
    (campaign) => campaign.path !== path && campaignState(campaign, today) === 'running',
  );
  if (isPending) return <CampaignCardsPlaceholder />;
  if (others.length === 0) return null;
  return <campaignCards.Component title={t`Fler kampanjer`} campaigns={others} asOf={index.asOf} />;
}
