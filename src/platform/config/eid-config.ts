import * as v from 'valibot';
import { type EidConfig, eidConfigSchema } from './eid-schema';
import type { Config } from './schema';

const defaults = v.parse(eidConfigSchema, {});

/** Where e-IDs are opened here; at BankID's own addresses where nothing else is said, or nothing that fits. */
export function eidConfigOf(config: Config | null): EidConfig {
  const read = v.safeParse(eidConfigSchema, config?.eid ?? {});
  return read.success ? read.output : defaults;
}
