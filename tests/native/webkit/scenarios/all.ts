import type { Scenario } from '../scenario';
import { aboveThePage } from './above-the-page';
import { appearance } from './appearance';
import { bundled } from './bundled';
import { bundledRollback } from './bundled-rollback';
import { buy } from './buy';
import { conformance } from './conformance';
import { embedded } from './embedded';
import { endedSignIn } from './ended-sign-in';
import { external } from './external';
import { floods } from './flood';
import { forged } from './forged';
import { handOver } from './hand-over';
import { handshake } from './handshake';
import { loadedAhead } from './loaded-ahead';
import { offline } from './offline';
import { orderCompleted } from './order-completed';
import { position } from './position';
import { restored } from './restored';
import { sessions } from './sessions';
import { signInByApp } from './sign-in';
import { startTimes } from './start-times';
import { steering } from './steering';
import { token } from './token';

export const scenarios: readonly Scenario[] = [
  ...handshake,
  ...startTimes,
  ...loadedAhead,
  ...buy,
  ...orderCompleted,
  ...token,
  ...signInByApp,
  ...endedSignIn,
  ...handOver,
  ...external,
  ...position,
  ...steering,
  ...appearance,
  ...aboveThePage,
  ...forged,
  ...floods,
  ...sessions,
  ...restored,
  ...offline,
  ...embedded,
  ...bundled,
  ...bundledRollback,
  ...conformance,
];
