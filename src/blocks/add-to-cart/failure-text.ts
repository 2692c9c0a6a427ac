import { part } from '../../lib/part';

export const failureText = part('FailureText', () => import('../cart-problem/FailureText').then((m) => m.FailureText));
