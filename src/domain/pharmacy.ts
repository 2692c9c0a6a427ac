import type { Brand, ProductNumber } from './ids';
import type { Ore } from './money';

export type PharmacyId = Brand<string, 'PharmacyId'>;
export const pharmacyId = (value: string) => value as PharmacyId;

/** Stock of a product at a pharmacy; always 'unknown' for sensitive products. */
export type PharmacyStock = 'unknown' | 'outOfStock' | 'fewInStock' | 'inStock' | 'hasSubstitutionInStock';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Times as `HH:MM`, in Sweden. */
export interface Hours {
  opens: string;
  closes: string;
}

/** Null if the pharmacy is closed all day. */
export interface OpeningDay {
  weekday: Weekday;
  hours: Hours | null;
}

/** A day with hours that differ from its weekday's. */
export interface OpeningDeviation {
  /** ISO date */
  date: string;
  reason: string;
  hours: Hours | null;
}

/** A filter option: a language or a service. */
export interface Offer {
  id: string;
  name: string;
}

export interface BookableService extends Offer {
  /** Null if the price varies. */
  price: Ore | null;
  bookingUrl: string;
  informationUrl: string;
}

/** Degrees, WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

export interface Pharmacy {
  id: PharmacyId;
  name: string;
  /** Path of the pharmacy's page. */
  path: string;
  street: string;
  /** `123 45` */
  postalCode: string;
  place: string;
  county: string;
  /** Path of the county's page. */
  regionPath: string;
  position: Position;
  phone: string;
  /** Monday to Sunday. */
  openingHours: OpeningDay[];
  /** Soonest first. */
  deviations: OpeningDeviation[];
  /** Languages spoken besides Swedish. */
  languages: Offer[];
  bookableServices: BookableService[];
  locationServices: Offer[];
}

/** A visitor's opinion, from a maps service. */
export interface PharmacyReview {
  author: string;
  /** 1 to 5 */
  stars: number;
  text: string;
  /** ISO date */
  date: string;
}

/** The part of a pharmacy that only its own page shows. */
export interface PharmacyProfile {
  /** Its position on a maps service. */
  mapUrl: string;
  socialMedia: { name: string; url: string }[];
  /** The latest reviews; `url` leads to all of them. Null if there are none. */
  reviews: { average: number; count: number; url: string; latest: PharmacyReview[] } | null;
}

/** A filter option, with the number of pharmacies that have it. */
export interface PharmacyFilterChoice extends Offer {
  count: number;
}

export interface FoundPharmacy {
  pharmacy: Pharmacy;
  /** metres; null if the search had no origin */
  distance: number | null;
  /** Only for the requested products. */
  productAvailability: Partial<Record<ProductNumber, PharmacyStock>>;
}

/** One page of search results; pages are numbered from 0. */
export interface PharmacyPage {
  content: FoundPharmacy[];
  /** When the pharmacies' stock was last updated, as ISO text; null if the service does not say, or sent no stock. */
  stockUpdated: string | null;
  bookableServiceFilter: PharmacyFilterChoice[];
  locationServiceFilter: PharmacyFilterChoice[];
  languageFilter: PharmacyFilterChoice[];
  totalPages: number;
  pageNumber: number;
  pageSize: number;
  first: boolean;
  last: boolean;
  empty: boolean;
}

/** A place by name. */
export interface NamedPlace {
  name: string;
  county: string;
}

export type LocatedPlace = NamedPlace & Position;
