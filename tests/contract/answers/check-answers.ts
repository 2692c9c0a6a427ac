import { configureElevate } from '../../../src/api/elevate/client';
import { configureHttp } from '../../../src/api/http';
import type { Config } from '../../../src/platform/config/schema';
import { basesAt, visitorHttp } from '../../support/fake-http';
import { checkCart } from './cart';
import { type CheckResult, createChecker } from './checker';
import { checkPerson, type PaidCart } from './person';
import { checkPharmacies } from './pharmacies';
import { checkShopWindow } from './shop-window';
import { checkSignIn } from './sign-in';
import { withCookies } from './with-cookies';

interface Given {
  config: Config;
  /** The origin that the configuration's relative addresses refer to. */
  origin: string;
  bearer: string | null;
  paid: PaidCart | null;
  fetch: typeof fetch;
}

/** Checks the responses of all services that the shop calls against its schemas, using the shop's own clients. */
export async function checkAnswers({ config, origin, bearer, paid, fetch }: Given): Promise<CheckResult[]> {
  configureHttp({
    ...visitorHttp,
    bases: basesAt(origin, config.services),
    token: async () => bearer,
    fetch: withCookies(fetch),
  });
  configureElevate({
    base: new URL(config.services.elevate, origin).href,
    ...config.elevate,
    touchpoint: 'desktop',
    session: () => ({ customerKey: 'contract', sessionKey: 'contract' }),
  });
  const checker = createChecker();
  const card = await checkShopWindow(checker);
  if (card) await checkCart(checker, card.productNumber);
  else checker.leaveOut('web', 'the cart', 'needs a product that can be bought');
  await checkPharmacies(checker, card?.productNumber);
  await checkSignIn(checker);
  await checkPerson(checker, { signedIn: bearer !== null, paid });
  return checker.results;
}
