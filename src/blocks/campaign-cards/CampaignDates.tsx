import { Trans } from '@lingui/react/macro';
import { type CampaignDays, campaignState } from '../../domain/campaign';
import { formatDay } from '../../i18n/format';

/** A campaign's period, or when it will begin. */
export function CampaignDates({ campaign, today }: { campaign: CampaignDays; today: string }) {
  const starts = formatDay(campaign.starts);
  const ends = formatDay(campaign.ends);
  return campaignState(campaign, today) === 'coming' ? (
    <Trans>Börjar {starts}</Trans>
  ) : (
    <Trans>Gäller t.o.m. {ends}</Trans>
  );
}
