import { accepted } from './checks/accepted';
import { cartIcon } from './checks/cart-icon';
import { foreignFrame } from './checks/foreign-frame';
import { fromApp } from './checks/from-app';
import { handshake, ignoresInvalidMessages, newSession } from './checks/handshake';
import { closeRequested, notifications, viewCheckout } from './checks/notifications';
import { openExternal, refusesDangerous } from './checks/requests';
import { tokenAfterHello, tokenRenewed } from './checks/token';
import type { Check } from './verdict';

/** The checks of the conformance run, in order: every message of the protocol, and what an app must not do. */
export const checks: readonly Check[] = [
  handshake,
  tokenAfterHello,
  tokenRenewed,
  ...notifications,
  openExternal,
  refusesDangerous,
  ...fromApp,
  accepted,
  newSession,
  foreignFrame,
  cartIcon,
  ignoresInvalidMessages,
  viewCheckout,
  closeRequested,
];
