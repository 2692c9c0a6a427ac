import * as v from 'valibot';
import { providerSourcesSchema } from '../../../platform/config/provider-sources-schema';
import { configSchema } from '../../../platform/config/schema';

/** The configuration of a deployment: what the shop reads, and the sources that only headers are made from. */
const deployedSchema = v.object({
  ...configSchema.entries,
  checkout: v.optional(v.object({ providerSources: v.optional(providerSourcesSchema) })),
});

export type DeployedConfig = v.InferOutput<typeof deployedSchema>;

export function parseDeployed(document: unknown): DeployedConfig {
  return v.parse(deployedSchema, document);
}
