import * as v from 'valibot';
import { type CheckoutConfig, checkoutConfigSchema } from './checkout-schema';
import type { Config } from './schema';

const defaults = v.parse(checkoutConfigSchema, {});

/** How payment and delivery are provided here; the providers of the service itself where nothing fits. */
export function checkoutConfigOf(config: Config | null): CheckoutConfig {
  const read = v.safeParse(checkoutConfigSchema, config?.checkout ?? {});
  return read.success ? read.output : defaults;
}
