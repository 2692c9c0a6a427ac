import { part } from '../../lib/part';

export const disclosures = part(() => import('./Disclosures'));
