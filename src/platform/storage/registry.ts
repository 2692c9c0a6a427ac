import type { Category } from '../consent/categories';

export type Area = 'local' | 'session';

export interface Row {
  area: Area;
  /** An entry beyond the necessary is stored only with consent to its category, and removed when that is withdrawn. */
  category: Category;
  /** Belongs to the signed-in customer: removed at sign-out. */
  personal: boolean;
  /** Expires after 24 h; never used for protected data. */
  expires?: true;
}

const rows = {
  token: { area: 'local', category: 'necessary', personal: true },
  lastSubject: { area: 'local', category: 'necessary', personal: true },
  lastActive: { area: 'local', category: 'necessary', personal: false },
  inactivity: { area: 'local', category: 'necessary', personal: false },
  openPayment: { area: 'session', category: 'necessary', personal: true },
  knownPayment: { area: 'local', category: 'necessary', personal: true },
  waitingWrites: { area: 'session', category: 'necessary', personal: true },
  /** Ordinary products, like the cart's id, stay in the browser. */
  cartProducts: { area: 'local', category: 'necessary', personal: false },
  lastOrder: { area: 'session', category: 'necessary', personal: true },
  orderAccess: { area: 'session', category: 'necessary', personal: true },
  trackedPurchase: { area: 'session', category: 'necessary', personal: true },
  reportedOrder: { area: 'session', category: 'necessary', personal: true },
  trackedCheckout: { area: 'session', category: 'necessary', personal: true },
  /** Events that a page has not handed over to the tag manager, for those who allow statistics, or marketing alone. */
  waitingEvents: { area: 'local', category: 'statistics', personal: true, expires: true },
  waitingForAds: { area: 'local', category: 'marketing', personal: true, expires: true },
  bankIdOrder: { area: 'session', category: 'necessary', personal: true },
  bankIdReturn: { area: 'local', category: 'necessary', personal: true },
  frejaNonce: { area: 'session', category: 'necessary', personal: true },
  watchSecret: { area: 'session', category: 'necessary', personal: true },
  postalCode: { area: 'local', category: 'necessary', personal: true, expires: true },
  acceptedDisclaimers: { area: 'local', category: 'necessary', personal: true },
  declinedDisclaimers: { area: 'session', category: 'necessary', personal: true },
  favourites: { area: 'local', category: 'necessary', personal: true },
  myPharmacy: { area: 'local', category: 'necessary', personal: true },
  searchSession: { area: 'local', category: 'preferences', personal: false },
  consentChanged: { area: 'local', category: 'necessary', personal: false },
  /** The payload of the flags service; who reads it is not in it. */
  flags: { area: 'local', category: 'statistics', personal: false },
  dismissedMessages: { area: 'local', category: 'necessary', personal: false },
  cookies: { area: 'local', category: 'necessary', personal: false },
  scroll: { area: 'session', category: 'necessary', personal: false },
  carriedState: { area: 'session', category: 'necessary', personal: true },
  chunkFailed: { area: 'session', category: 'necessary', personal: false },
  /** The app around this tab has not answered. */
  silentHost: { area: 'session', category: 'necessary', personal: false },
  /** Whether the app around the shop signs its customer in. */
  tokenByHost: { area: 'local', category: 'necessary', personal: false },
  salesChannel: { area: 'session', category: 'necessary', personal: false },
} as const satisfies Record<string, Row>;

export type EntryName = keyof typeof rows;

/**
 * Every entry that the shop stores in the browser, as `luckan.<name>.v1`. One list, because sign-out must also remove
 * entries of code that is not loaded. What each is for is shown to visitors: `consent/purposes.ts`.
 */
export const registry: Readonly<Record<EntryName, Row>> = rows;
