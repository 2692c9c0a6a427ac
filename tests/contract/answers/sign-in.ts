import { cancelBankId, collectBankId, startBankId } from '../../../src/api/identity/calls';
import { type Checker, Unexpected } from './checker';

/** A sign-in with BankID that is never approved: started, polled and cancelled. The calls must store cookies. */
export async function checkSignIn({ check }: Checker): Promise<void> {
  const registration = 'kundklubb';
  const begun = await check('identity', `POST /v2/bankid/login/${registration}`, async () => {
    const order = await startBankId(registration);
    if (order.status !== 'pending') throw new Unexpected(`it begins as ${order.status}`);
    if (order.autoStartToken === null || order.qrCode === null) throw new Unexpected('nothing opens the app');
    return order;
  });
  if (!begun) return;
  const collect = () => collectBankId(registration, begun.sessionId);
  await check('identity', `POST /v2/bankid/session/${registration}`, async () => {
    const { status } = await collect();
    if (status !== 'pending') throw new Unexpected(`nobody has decided it, and it is ${status}`);
  });
  await check('identity', `POST /v2/bankid/logout/${registration}`, () => cancelBankId(registration, begun.sessionId));
  await check('identity', `POST /v2/bankid/session/${registration}, cancelled`, async () => {
    const { status } = await collect();
    if (status !== 'failed') throw new Unexpected(`it is cancelled, and it is ${status}`);
  });
}
