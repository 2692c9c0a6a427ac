export type Area = 'local' | 'session';

export interface Row {
  area: Area;
  /** Belongs to the person who is signed in: sign-out removes it. */
  personal: boolean;
  /** Lives 24 h after it was written; never given to protected data. */
  expires?: true;
}

const rows = {
  token: { area: 'local', personal: true },
  lastSubject: { area: 'local', personal: true },
  lastActive: { area: 'local', personal: false },
  inactivity: { area: 'local', personal: false },
  openPayment: { area: 'session', personal: true },
  waitingWrites: { area: 'session', personal: true },
  /** Ordinary products, as their cart's id: they stay with the browser. */
  cartProducts: { area: 'local', personal: false },
  lastOrder: { area: 'session', personal: true },
  countedPurchase: { area: 'session', personal: true },
  bankIdOrder: { area: 'session', personal: true },
  bankIdReturn: { area: 'local', personal: true },
  frejaNonce: { area: 'session', personal: true },
  postalCode: { area: 'local', personal: true, expires: true },
  acceptedDisclaimers: { area: 'local', personal: true },
  favourites: { area: 'local', personal: true },
  searchSession: { area: 'local', personal: false },
  cookies: { area: 'local', personal: false },
  scroll: { area: 'session', personal: false },
  chunkFailed: { area: 'session', personal: false },
  salesChannel: { area: 'session', personal: false },
} as const satisfies Record<string, Row>;

export type EntryName = keyof typeof rows;

/**
 * Every entry that the shop keeps in the browser, under `luckan.<name>.v1`. The list stands in one place,
 * since sign-out must also remove what parts of the shop have written that are not loaded now.
 */
export const registry: Readonly<Record<EntryName, Row>> = rows;

/** The entry's key in its area of the browser's storage. */
export function keyOf(name: EntryName): string {
  return `luckan.${name}.v1`;
}
