import { part } from '../../lib/part';

/** Prerendered: readable and usable before their code has loaded. */
export const campaignCards = part(() => import('./CampaignCards'));
