import { part } from '../../lib/part';

export const disclosures = part('Disclosures', () => import('./Disclosures').then((m) => m.Disclosures));
