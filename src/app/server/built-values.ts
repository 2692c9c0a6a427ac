import { isDeepStrictEqual } from 'node:util';
import { parseDeployed } from './headers/deployed-config';

interface Deployment {
  config: unknown;
  publicOrigin: string;
}

/**
 * The values of a deployment that are part of the built pages and their inline scripts: changing one requires a new
 * build.
 */
export function builtValues({ config, publicOrigin }: Deployment) {
  const { appCookie, themes, services } = parseDeployed(config);
  return { appCookie, themes, 'services.media': services.media, publicOrigin };
}

/** Throws if a site with these values cannot be deployed so. */
export function assertBuiltFor(built: object, deployment: Deployment): void {
  const values = Object.entries(builtValues(deployment));
  const changed = values.filter(([name, value]) => !isDeepStrictEqual(value, Object(built)[name]));
  if (changed.length === 0) return;
  const names = changed.map(([name]) => name).join(', ');
  throw new Error(
    `${names}: these stand in the built pages. Build for this environment instead: npm run build -- --config … --origin …`,
  );
}
