/** Milliseconds unless the name says otherwise. The values are from the specification. */
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export const limits = {
  token: { refreshBeforeExpiry: 2 * minute, hostAnswer: 10 * second, askAgain: minute, helloToken: 5 * second },
  /** The session timer of a signed-in, inactive customer. */
  session: {
    inactive: 20 * minute,
    inactiveTouch: 10 * minute,
    warnBefore: 3 * minute,
    check: 10 * second,
    write: 5 * second,
  },
  /** The consent is asked for again after a year. */
  cookies: { cartId: 7 * day, userId: 1000 * day, consent: 365 * day, features: 7 * day },
  storage: { expiringEntry: day },
  lookups: { debounce: 100, idsPerCall: 100 },
  query: { retries: 3, backoffMax: 30 * second, justRead: 5 * second, collect: 5 * minute, unused: 60 },
  pageData: { retries: 3 },
  catalogue: { retries: 5, firstDelay: 350 },
  prefetch: { batch: 4, interval: 3 * second },
  analytics: { impressionBatch: 200, searchReport: 3 * second },
  reviews: { delay: 400, visible: 0.2 },
  /** How far ahead a list of pharmacies shows hours that differ, and of how many days. */
  pharmacySearch: { pageSize: 10, deviationDays: 14, deviations: 2 },
  recommendations: { perList: 10 },
  listing: { pageSize: 36 },
  contentHits: { first: 4, more: 10 },
  confirmation: { contactAfter: 5 * minute, pollInterval: 5 * second, maxPollInterval: minute },
  ageLimit: { years: 18 },
  /** How long a prescription counts as new, how soon as expiring, and how long it is shown once expired. */
  prescriptions: { newDays: 14, expiringDays: 30, shownMonths: 15, perPage: 20 },
  member: { stale: 5 * minute },
  messages: { stale: 5 * minute },
  /** `maxAge`: how long a stored payload may be used while a newer one is fetched. */
  flags: { init: 2 * second, stale: minute, maxAge: 4 * hour, entries: 10 },
  cart: { maxQuantity: 99 },
  favourites: { most: 200 },
} as const;
