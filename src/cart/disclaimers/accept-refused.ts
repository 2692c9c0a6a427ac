import { cartActions } from '../cart-actions';
import { askDisclaimers } from './question';

/**
 * After the service has refused a cart whose disclaimers are not accepted: asks about those that are not accepted in this
 * browser, and notifies the service. @returns whether all of them are accepted there
 */
export async function acceptRefused(substances: string[]): Promise<boolean> {
  const answer = (await askDisclaimers(substances)?.answer) ?? 'accepted';
  return answer === 'accepted' && (await cartActions.change({ kind: 'acceptDisclaimers', substances })).ok;
}
