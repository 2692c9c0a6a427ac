import type { Scenario } from '../scenario';
import { aboveThePage } from './above-the-page';
import { buy } from './buy';
import { carried } from './carried';
import { carriedBack } from './carried-back';
import { conformance } from './conformance';
import { embedded } from './embedded';
import { external } from './external';
import { forged } from './forged';
import { handOver } from './hand-over';
import { handshake } from './handshake';
import { position } from './position';
import { restored } from './restored';
import { sessions } from './sessions';
import { steering } from './steering';
import { token } from './token';

export const scenarios: readonly Scenario[] = [
  ...handshake,
  ...buy,
  ...token,
  ...handOver,
  ...external,
  ...position,
  ...steering,
  ...aboveThePage,
  ...forged,
  ...sessions,
  ...restored,
  ...embedded,
  ...carried,
  ...carriedBack,
  ...conformance,
];
