import * as v from 'valibot';
import type { Child } from '../../domain/child';
import type { PowerOfAttorney } from '../../domain/power-of-attorney';
import type { CostProtection, Prescription, PrescriptionDetail, ProductOption } from '../../domain/prescription';
import type { PrescriptionEvent } from '../../domain/prescription-event';
import { countField, enumField, itemIdField, oreField } from '../shared/fields';
import { productCardSchema } from '../shared/product-card';
import { dateField, maxQuantityField, outsideReasonField } from './fields';

/** GET /customer: which terms the customer has accepted. */
export const customerSchema = v.object({
  termsConfirmedCustomer: v.boolean(),
  termsConfirmedAnimal: v.boolean(),
  /** What who is signed in may do; enabled while it is not known. */
  actions: v.optional(v.record(v.string(), v.object({ enabled: v.boolean(), reason: v.nullable(v.string()) })), {}),
});

export type Customer = v.InferOutput<typeof customerSchema>;

const prescriptionEntries = {
  id: v.string(),
  title: v.string(),
  substance: v.string(),
  strength: v.string(),
  dosage: v.string(),
  treatmentPurpose: v.nullable(v.string()),
  prescriber: v.object({ name: v.string(), profession: v.string(), workplace: v.string() }),
  prescriptionDate: dateField,
  expirationDate: dateField,
  firstDispenseBefore: v.nullable(dateField),
  dispensesTotal: countField,
  dispensesMade: countField,
  remainingDispenses: countField,
  dispenseInterval: v.nullable(countField),
  nextDispenseDate: v.nullable(dateField),
  lastDispense: v.nullable(v.object({ date: dateField, quantity: countField })),
  nextCostProtectedDispense: v.nullable(dateField),
  losesCostProtection: v.boolean(),
  substitutionAllowed: v.boolean(),
  costProtected: v.boolean(),
  packagesPerDispense: countField,
  packageInfo: v.object({
    type: v.string(),
    content: v.string(),
    totalPackages: countField,
    remainingPackages: countField,
    starterPack: v.boolean(),
    leaflet: v.nullable(v.string()),
  }),
  sensitive: v.boolean(),
  animal: v.nullable(v.object({ name: v.string(), type: v.string(), species: v.string() })),
  waitingPeriod: v.nullable(v.string()),
  items: v.array(v.object({ prescriptionId: v.string(), itemId: itemIdField, quantity: countField })),
  order: v.object({
    enabled: v.boolean(),
    reason: v.nullable(
      enumField([
        'EXPIRED',
        'ALL_DISPENSED',
        'FIRST_DISPENSE_PASSED',
        'STARTER_PACK',
        'DISPENSE_INTERVAL',
        'NO_PRODUCT',
      ]),
    ),
  }),
  /** A service that does not say it refuses the order. */
  inStock: v.nullish(v.boolean(), true),
  maxQuantity: maxQuantityField,
};

/** GET /prescriptions */
export const prescriptionsSchema: v.GenericSchema<unknown, { today: string; prescriptions: Prescription[] }> = v.object(
  {
    /** The day that the answer is of; a customer's own clock may be wrong. */
    today: dateField,
    prescriptions: v.array(v.object(prescriptionEntries)),
  },
);

/** GET /prescriptions/{id} */
export const prescriptionSchema: v.GenericSchema<unknown, PrescriptionDetail> = v.object({
  ...prescriptionEntries,
  today: dateField,
  dispenses: v.array(
    v.object({ date: dateField, title: v.string(), quantity: countField, place: v.nullable(v.string()) }),
  ),
});

/** GET /prescriptions/{id}/product-options */
export const productOptionsSchema: v.GenericSchema<unknown, { options: ProductOption[] }> = v.object({
  options: v.array(
    v.object({
      prescriptionItemId: v.string(),
      kind: enumField(['PRESCRIBED', 'PERIOD', 'EXCHANGEABLE']),
      product: productCardSchema,
      price: oreField,
      inside: oreField,
      outside: oreField,
      outsideReason: outsideReasonField,
      isFree: v.optional(v.boolean(), false),
      customerPrice: oreField,
      protectedPrice: oreField,
    }),
  ),
});

const standingEntries = {
  spent: oreField,
  paid: oreField,
  discountPercent: v.number(),
  next: v.nullable(v.object({ left: oreField, discountPercent: v.number() })),
  leftToFreeCard: oreField,
  hasFreeCard: v.boolean(),
};

/** GET /cost-protection */
export const costProtectionSchema: v.GenericSchema<unknown, CostProtection> = v.object({
  today: dateField,
  isFree: v.boolean(),
  period: v.nullable(v.object({ starts: dateField, ends: dateField })),
  ...standingEntries,
  withBag: v.optional(
    v.nullable(v.object({ ...standingEntries, price: oreField, cost: oreField, outside: oreField })),
    null,
  ),
  steps: v.array(v.object({ upTo: v.nullable(oreField), patientPays: v.number(), paidAtEnd: oreField })),
});

/** GET /children/{id} */
export const childSchema: v.GenericSchema<unknown, Child> = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  personalIdNumber: v.string(),
  hiddenByAge: v.boolean(),
});

/** GET /children */
export const childrenSchema: v.GenericSchema<unknown, { children: Child[] }> = v.object({
  children: v.array(childSchema),
});

const partySchema = v.object({ firstName: v.string(), lastName: v.string(), personalIdNumber: v.string() });
const receiverSchema = v.object({
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  personalIdNumber: v.string(),
});

/** GET /powers-of-attorney-receiver/{id} */
export const powerSchema: v.GenericSchema<unknown, PowerOfAttorney> = v.object({
  id: v.string(),
  status: enumField(['pending', 'approved']),
  waitsFor: v.nullish(enumField(['receiver', 'minor']), null),
  giver: partySchema,
  receiver: receiverSchema,
  ofChild: v.optional(v.boolean(), false),
  expiryDate: dateField,
  approvalDeadline: v.nullable(dateField),
});

/** GET /powers-of-attorney-giver, /powers-of-attorney-receiver */
export const powersSchema: v.GenericSchema<unknown, { powerOfAttorneyItems: PowerOfAttorney[] }> = v.object({
  powerOfAttorneyItems: v.array(powerSchema),
});

/** GET /customer/events */
export const eventsSchema: v.GenericSchema<unknown, { events: PrescriptionEvent[] }> = v.object({
  events: v.array(
    v.object({
      kind: enumField([
        'NEW_PRESCRIPTION',
        'EXPIRING_PRESCRIPTION',
        'EXPIRING_COST_PROTECTION_PERIOD',
        'NEW_POWER_OF_ATTORNEY_REQUEST',
        'EXPIRING_GIVEN_POWER_OF_ATTORNEY',
        'EXPIRING_RECEIVED_POWER_OF_ATTORNEY',
      ]),
      patient: v.nullable(v.object({ kind: enumField(['SELF', 'CHILD', 'GIVER', 'ANIMAL']), name: v.string() })),
      about: v.nullable(v.string()),
      title: v.optional(v.nullable(v.string()), null),
      date: v.nullable(dateField),
      child: v.nullish(v.string(), null),
    }),
  ),
});
