import * as v from 'valibot';
import type { MyPharmacy } from '../../domain/my-pharmacy';
import { pharmacyId } from '../../domain/pharmacy';
import { stored } from '../../platform/storage/storage';
import { storedAtom } from '../../platform/storage/stored-atom';

const schema: v.GenericSchema<unknown, MyPharmacy | null> = v.nullable(
  v.object({ id: v.pipe(v.string(), v.minLength(1), v.transform(pharmacyId)), name: v.string() }),
);

/** The visitor's own pharmacy in this browser, until they choose another or sign out. */
export const myPharmacy = stored('myPharmacy', { schema, fallback: null });
export const myPharmacyAtom = storedAtom(myPharmacy);
