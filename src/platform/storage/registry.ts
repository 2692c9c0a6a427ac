export type Area = 'local' | 'session';

export interface Row {
  area: Area;
  /** Belongs to the signed-in customer: removed at sign-out. */
  personal: boolean;
  /** Expires after 24 h; never used for protected data. */
  expires?: true;
}

const rows = {
  token: { area: 'local', personal: true },
  lastSubject: { area: 'local', personal: true },
  lastActive: { area: 'local', personal: false },
  inactivity: { area: 'local', personal: false },
  openPayment: { area: 'session', personal: true },
  knownPayment: { area: 'local', personal: true },
  waitingWrites: { area: 'session', personal: true },
  /** Ordinary products, like the cart's id, stay in the browser. */
  cartProducts: { area: 'local', personal: false },
  lastOrder: { area: 'session', personal: true },
  orderAccess: { area: 'session', personal: true },
  countedPurchase: { area: 'session', personal: true },
  bankIdOrder: { area: 'session', personal: true },
  bankIdReturn: { area: 'local', personal: true },
  frejaNonce: { area: 'session', personal: true },
  watchSecret: { area: 'session', personal: true },
  postalCode: { area: 'local', personal: true, expires: true },
  acceptedDisclaimers: { area: 'local', personal: true },
  declinedDisclaimers: { area: 'session', personal: true },
  favourites: { area: 'local', personal: true },
  myPharmacy: { area: 'local', personal: true },
  searchSession: { area: 'local', personal: false },
  cookies: { area: 'local', personal: false },
  scroll: { area: 'session', personal: false },
  chunkFailed: { area: 'session', personal: false },
  salesChannel: { area: 'session', personal: false },
} as const satisfies Record<string, Row>;

export type EntryName = keyof typeof rows;

/**
 * Every entry that the shop stores in the browser, as `luckan.<name>.v1`. One list, because sign-out must also remove
 * entries of code that is not loaded.
 */
export const registry: Readonly<Record<EntryName, Row>> = rows;

/** The entry's key in its storage area. */
export function keyOf(name: EntryName): string {
  return `luckan.${name}.v1`;
}
