import type { LocalStorageCompat } from '@growthbook/growthbook';
import * as v from 'valibot';
import { followCategory, isAllowed } from '../consent/consent';
import { registry } from '../storage/registry';
import { stored } from '../storage/storage';
import { storedPayloadsSchema } from './payload-schema';

const entry = stored('flags', { schema: storedPayloadsSchema, fallback: [] });
const { category } = registry.flags;

/** GrowthBook's storage: an entry of the shop's own, with consent only. */
export const storedPayloads: LocalStorageCompat = {
  getItem: () => (isAllowed(category) ? JSON.stringify(entry.read()) : null),
  setItem(_key, text) {
    if (isAllowed(category)) entry.write(v.parse(storedPayloadsSchema, JSON.parse(text)));
  },
};

/** Removes the entry when the consent is withdrawn. */
export function clearWithoutConsent(): void {
  followCategory(category, (allowed) => {
    if (!allowed) entry.clear();
  });
}
