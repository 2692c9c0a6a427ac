import type { ProductNumber } from './ids';
import type { Ore } from './money';
import type { ProductCard } from './product';

/** Why nothing can be ordered from a prescription. */
export type OrderBlock =
  | 'EXPIRED'
  | 'ALL_DISPENSED'
  | 'FIRST_DISPENSE_PASSED'
  | 'STARTER_PACK'
  | 'DISPENSE_INTERVAL'
  | 'NO_PRODUCT'
  | 'unknown';

/** What limits the packages that can be ordered at once. */
export type MaxQuantityReason = 'PRESCRIPTION' | 'COST_PROTECTION' | 'DISPENSE_INTERVAL' | 'unknown';

/** A prescription as lists show it. Dates are ISO dates. */
export interface Prescription {
  id: string;
  /** The prescribed product, with its maker. */
  title: string;
  substance: string;
  strength: string;
  dosage: string;
  treatmentPurpose: string | null;
  prescriber: { name: string; profession: string; workplace: string };
  prescriptionDate: string;
  /** The last day. */
  expirationDate: string;
  firstDispenseBefore: string | null;
  dispensesTotal: number;
  dispensesMade: number;
  remainingDispenses: number;
  /** In days. */
  dispenseInterval: number | null;
  nextDispenseDate: string | null;
  lastDispense: { date: string; quantity: number } | null;
  nextCostProtectedDispense: string | null;
  /** An order today would come before that date: the full price is paid. */
  losesCostProtection: boolean;
  substitutionAllowed: boolean;
  costProtected: boolean;
  packagesPerDispense: number;
  packageInfo: {
    type: string;
    content: string;
    totalPackages: number;
    remainingPackages: number;
    starterPack: boolean;
    /** Path of the leaflet at the items service. */
    leaflet: string | null;
  };
  /** Pharmacies do not say whether they have it. */
  sensitive: boolean;
  animal: { name: string; type: string; species: string } | null;
  /** Of an animal that gives food. */
  waitingPeriod: string | null;
  /** The prescribed product first, then those that may be dispensed in its place. */
  items: { prescriptionId: string; itemId: ProductNumber; quantity: number }[];
  order: { enabled: boolean; reason: OrderBlock | null };
  /** Whether any of its products can be delivered. */
  inStock: boolean;
  maxQuantity: { quantity: number; reason: MaxQuantityReason };
}

/** A dispense; `place` is null if the web shop sent it. */
export interface Dispense {
  date: string;
  title: string;
  quantity: number;
  place: string | null;
}

export interface PrescriptionDetail extends Prescription {
  /** The day that the answer is of. */
  today: string;
  /** Oldest first. */
  dispenses: Dispense[];
}

/** Why some or all of a price is outside the high-cost protection. */
export type OutsideReason =
  /** The prescription does not come under it. */
  | 'NOT_COVERED'
  /** There is medicine left since the last dispense. */
  | 'TOO_EARLY'
  /** The prescribed product, which costs more than the period's. */
  | 'DECLINED_SUBSTITUTION'
  /** Neither the prescribed product nor the period's. */
  | 'OTHER_PRODUCT'
  | 'unknown';

/** What of a price the high-cost protection does not cover, and why; null if it covers all. */
export interface Outside {
  price: Ore;
  outside: Ore;
  outsideReason: OutsideReason | null;
}

/** A product that can be ordered from a prescription; amounts for all packages. */
export interface ProductOption extends Outside {
  prescriptionItemId: string;
  kind: 'PRESCRIBED' | 'PERIOD' | 'EXCHANGEABLE' | 'unknown';
  product: ProductCard;
  /** The part that counts in the high-cost protection. */
  inside: Ore;
  /** What is inside costs nothing: the patient is under 18. */
  isFree: boolean;
  customerPrice: Ore;
  /** What the customer would pay once the high-cost protection covers it again. */
  protectedPrice: Ore;
}

/** Where a person is in the high-cost protection, as the service computes it. */
export interface Standing {
  /** Cost before discount. */
  spent: Ore;
  paid: Ore;
  /** On the next medicine. */
  discountPercent: number;
  next: { left: Ore; discountPercent: number } | null;
  leftToFreeCard: Ore;
  hasFreeCard: boolean;
}

/** A person's high-cost protection. */
export interface CostProtection extends Standing {
  /** The day that the answer is of. */
  today: string;
  /** Medicines inside the protection are free under 18. */
  isFree: boolean;
  /** Null until the next purchase starts one. */
  period: { starts: string; ends: string } | null;
  /** After an order of what is in the bag for this person; null without any. */
  withBag: WithBag | null;
  steps: LadderStep[];
}

/** Where an order takes a person; it has a price before discount, of which `cost` counts. */
export interface WithBag extends Standing {
  price: Ore;
  cost: Ore;
  outside: Ore;
}

/** A step of the ladder: what the patient pays, in per cent, of the cost up to an amount; null for the last step. */
export interface LadderStep {
  upTo: Ore | null;
  patientPays: number;
  paidAtEnd: Ore;
}
