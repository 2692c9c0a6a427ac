import { configureElevate } from '../../../src/api/elevate/client';
import { configureHttp } from '../../../src/api/http';
import type { Config } from '../../../src/platform/config/schema';
import { basesAt, visitorHttp } from '../../support/fake-http';
import { holdCart } from './cart';
import { createHolder, type Held } from './hold';
import { withCookies } from './keep-cookies';
import { holdPerson, type PaidCart } from './person';
import { holdPharmacies } from './pharmacies';
import { holdShopWindow } from './shop-window';
import { holdSignIn } from './sign-in';

interface Given {
  config: Config;
  /** The origin that the configuration's relative addresses refer to. */
  origin: string;
  bearer: string | null;
  paid: PaidCart | null;
  fetch: typeof fetch;
}

/** Checks the responses of all services that the shop calls against its schemas, using the shop's own clients. */
export async function checkAnswers({ config, origin, bearer, paid, fetch }: Given): Promise<Held[]> {
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
  const holder = createHolder();
  const card = await holdShopWindow(holder);
  if (card) await holdCart(holder, card.productNumber);
  else holder.leaveOut('web', 'the cart', 'needs a product that can be bought');
  await holdPharmacies(holder, card?.productNumber);
  await holdSignIn(holder);
  await holdPerson(holder, { signedIn: bearer !== null, paid });
  return holder.held;
}
