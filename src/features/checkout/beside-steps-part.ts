import { part } from '../../lib/part';

/** Loaded with the payment step too: an answer that nobody knows is most likely while the network fails. */
export const besideSteps = part(() => import('./BesideSteps'));
