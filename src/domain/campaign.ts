/** First and last day, both inclusive; ISO dates. */
export interface CampaignDays {
  starts: string;
  ends: string;
}

/** State of a campaign on a day (ISO date): it is shown to the end of its last day. */
export function campaignState({ starts, ends }: CampaignDays, today: string): 'coming' | 'running' | 'ended' {
  if (today < starts) return 'coming';
  return today <= ends ? 'running' : 'ended';
}
