import * as v from 'valibot';
import { message } from '../message';
import { absentOr, text } from '../shapes';

export const FIND_PHARMACY = /* @__PURE__ */ message({
  name: 'FIND_PHARMACY',
  direction: 'toHost',
  kind: 'event',
  since: 1,
  base: true,
  capability: 'findPharmacy',
  about:
    'Show pharmacies: those that have one or several products or can dispense a prescription, or those that match a text or a place.',
  sensitive: ['prescriptionId', 'text', 'location'],
  payload: v.object({
    productNumber: absentOr(text(40)),
    /** Only to a host that declares `findPharmacy`. */
    prescriptionId: absentOr(text()),
    text: absentOr(text()),
    location: absentOr(
      v.object({
        latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
        longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      }),
    ),
    /** Several products, instead of `productNumber`: pharmacies that have them all. */
    productNumbers: absentOr(v.pipe(v.array(text(40)), v.minLength(2), v.maxLength(20))),
  }),
});
