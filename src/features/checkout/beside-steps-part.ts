import { part } from '../../lib/part';

/** Loaded together with the payment step: an unknown payment result is most likely when the network fails. */
export const besideSteps = part(() => import('./BesideSteps'));
