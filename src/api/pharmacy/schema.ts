import * as v from 'valibot';
import {
  type LocatedPlace,
  type NamedPlace,
  type PharmacyPage,
  type PharmacyStock,
  pharmacyId,
  weekdays,
} from '../../domain/pharmacy';
import type { Restriction } from '../../domain/product';
import { isoDatePattern } from '../../lib/iso-date';
import { countField, enumField, itemIdField, oreField } from '../shared/fields';

const stockField: v.GenericSchema<unknown, PharmacyStock> = enumField([
  'outOfStock',
  'fewInStock',
  'inStock',
  'hasSubstitutionInStock',
]);

const dateField = v.pipe(v.string(), v.regex(isoDatePattern));
const timeField = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const hoursField = v.nullable(v.object({ opens: timeField, closes: timeField }));
const positionEntries = {
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
};
const offerEntries = { id: v.string(), name: v.string() };
const offersField = v.array(v.object(offerEntries));
const filterField = v.array(v.object({ ...offerEntries, count: countField }));

/** A pharmacy as searches and its own page return it. */
export const pharmacySchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.transform(pharmacyId)),
  name: v.string(),
  path: v.string(),
  street: v.string(),
  postalCode: v.string(),
  place: v.string(),
  county: v.string(),
  regionPath: v.string(),
  position: v.object(positionEntries),
  phone: v.string(),
  openingHours: v.array(v.object({ weekday: v.picklist(weekdays), hours: hoursField })),
  deviations: v.array(v.object({ date: dateField, reason: v.string(), hours: hoursField })),
  languages: offersField,
  bookableServices: v.array(
    v.object({
      ...offerEntries,
      price: v.nullable(oreField),
      bookingUrl: v.string(),
      informationUrl: v.string(),
    }),
  ),
  locationServices: offersField,
});

/** GET /public/pharmacy/search */
export const pharmacyPageSchema: v.GenericSchema<unknown, PharmacyPage> = v.object({
  content: v.array(
    v.object({
      pharmacy: pharmacySchema,
      distance: v.nullable(countField),
      productAvailability: v.record(itemIdField, stockField),
    }),
  ),
  stockUpdated: v.nullish(v.pipe(v.string(), v.isoTimestamp()), null),
  bookableServiceFilter: filterField,
  locationServiceFilter: filterField,
  languageFilter: filterField,
  totalPages: countField,
  pageNumber: countField,
  pageSize: countField,
  first: v.boolean(),
  last: v.boolean(),
  empty: v.boolean(),
});

/** GET /public/pharmacy/location/search */
export const locatedPlaceSchema: v.GenericSchema<unknown, LocatedPlace> = v.object({
  name: v.string(),
  county: v.string(),
  ...positionEntries,
});

/** GET /public/location/suggest/{q} */
export const placeSuggestionsSchema: v.GenericSchema<unknown, { suggestions: NamedPlace[] }> = v.object({
  suggestions: v.array(v.object({ name: v.string(), county: v.string() })),
});

/** GET /public/restriction/item/{id}: no content if the product has no restriction. */
export const restrictionSchema: v.GenericSchema<unknown, Restriction | null> = v.nullish(
  v.object({ substance: v.string(), productUrl: v.string() }),
  null,
);
