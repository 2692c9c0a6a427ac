import type { LocalStorageCompat } from '@growthbook/growthbook';
import * as v from 'valibot';
import { stored } from '../storage/storage';
import { storedPayloadsSchema } from './payload-schema';

const entry = stored('flags', { schema: storedPayloadsSchema, fallback: [] });

/** GrowthBook's storage: an entry of the shop's own, which outlives the page with consent only. */
export const storedPayloads: LocalStorageCompat = {
  getItem: () => JSON.stringify(entry.read()),
  setItem: (_key, text) => void entry.write(v.parse(storedPayloadsSchema, JSON.parse(text))),
};
