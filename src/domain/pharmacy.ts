import type { Brand, ProductNumber } from './ids';
import type { Ore } from './money';

export type PharmacyId = Brand<string, 'PharmacyId'>;
export const pharmacyId = (value: string) => value as PharmacyId;

/** What a pharmacy can say of a product on its shelves; never more than 'unknown' for sensitive products. */
export type PharmacyStock = 'unknown' | 'outOfStock' | 'fewInStock' | 'inStock' | 'hasSubstitutionInStock';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Times of day as `HH:MM`, in Sweden. */
export interface Hours {
  opens: string;
  closes: string;
}

/** Null where the pharmacy is closed all day. */
export interface OpeningDay {
  weekday: Weekday;
  hours: Hours | null;
}

/** A day with other hours than its weekday's. */
export interface OpeningDeviation {
  /** ISO date */
  date: string;
  reason: string;
  hours: Hours | null;
}

/** What can be chosen among: a language, a service. */
export interface Offer {
  id: string;
  name: string;
}

export interface BookableService extends Offer {
  /** Null where the price depends on what is done. */
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
  /** Address path of its page. */
  path: string;
  street: string;
  /** `123 45` */
  postalCode: string;
  place: string;
  county: string;
  /** Address path of its county's page. */
  regionPath: string;
  position: Position;
  phone: string;
  /** Monday to Sunday. */
  openingHours: OpeningDay[];
  /** The soonest first. */
  deviations: OpeningDeviation[];
  /** Those spoken beside Swedish. */
  languages: Offer[];
  bookableServices: BookableService[];
  locationServices: Offer[];
}

/** A choice in a filter, and how many pharmacies have it. */
export interface PharmacyFilterChoice extends Offer {
  count: number;
}

export interface FoundPharmacy {
  pharmacy: Pharmacy;
  /** metres; null where nobody has said from where */
  distance: number | null;
  /** Of each product that was asked for. */
  productAvailability: Partial<Record<ProductNumber, PharmacyStock>>;
}

/** One page of a search; pages are counted from 0. */
export interface PharmacyPage {
  content: FoundPharmacy[];
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

/** A place by its name. */
export interface NamedPlace {
  name: string;
  county: string;
}

export type LocatedPlace = NamedPlace & Position;
