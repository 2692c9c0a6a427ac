/** What an app can declare in HELLO; what else it names is ignored. */
export const hostCapabilities = [
  'token',
  'signIn',
  'pdfUrl',
  'findPharmacy',
  'viewCheckout',
  'openExternal',
  'orderCompleted',
  'close',
  'startTimes',
] as const;

export type HostCapability = (typeof hostCapabilities)[number];
