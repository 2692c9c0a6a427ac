import { parseDeployed } from './headers/deployed-config';

/**
 * The values of a deployment that are part of the built pages and their inline scripts: changing one requires a new
 * build.
 */
export function builtValues({ config, publicOrigin }: { config: unknown; publicOrigin: string }) {
  const { appCookie, themes, services } = parseDeployed(config);
  return { appCookie, themes, 'services.media': services.media, publicOrigin };
}
