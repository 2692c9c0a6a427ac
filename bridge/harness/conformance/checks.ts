import { openExternal, refusesDangerous } from './checks/asked';
import { foreignFrame } from './checks/foreign-frame';
import { fromApp } from './checks/from-app';
import { handshake, newSession, survivesNonsense } from './checks/handshake';
import { tokenAfterHello, tokenRenewed } from './checks/token';
import { told, viewCheckout } from './checks/told';
import type { Check } from './verdict';

/** The conformance run, in its order: every message of the protocol, and what an app must not do. */
export const checks: readonly Check[] = [
  handshake,
  tokenAfterHello,
  tokenRenewed,
  ...told,
  openExternal,
  refusesDangerous,
  ...fromApp,
  newSession,
  survivesNonsense,
  foreignFrame,
  viewCheckout,
];
