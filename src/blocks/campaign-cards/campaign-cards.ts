import { part } from '../../lib/part';

/** They are read and followed before their code is there. */
export const campaignCards = part(() => import('./CampaignCards'));
