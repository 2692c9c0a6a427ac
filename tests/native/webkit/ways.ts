import path from 'node:path';
import { documentHeaders } from '../../../src/app/server/headers/header-files';
import type { HostSettings } from './host';

export type WayName = 'http' | 'app';

/** How an app loads the shop. */
export interface Way {
  name: WayName;
  title: string;
  /** What precedes the shop's paths. */
  base: string;
  /** The reference server, wherever the shell itself comes from. */
  server: string;
  /** What the web view needs for it. */
  settings: Pick<HostSettings, 'cookie' | 'scheme' | 'atStart'>;
}

const appOrigin = 'app://localhost';

/** From the server, marked by the cookie. */
function overHttp(server: string): Way {
  return {
    name: 'http',
    title: 'http',
    base: `${server}/external`,
    server,
    settings: { cookie: { name: 'luckan_app', value: '1', domain: new URL(server).hostname } },
  };
}

/**
 * Bundled in the app under its own scheme and marked by the global, since cookies do not exist there; services are
 * called at their own addresses. It has the policy that the build writes for such a configuration.
 */
async function underOwnScheme(server: string): Promise<Way> {
  const config = await (await fetch(`${server}/config.json`)).json();
  for (const [name, base] of Object.entries(config.services))
    config.services[name] = new URL(String(base), server).href;
  config.errorReporting.tunnel = new URL(config.errorReporting.tunnel, server).href;
  // The app fills in those of the bundle that it shows.
  const inline = { scripts: ['{scripts}'], styles: ['{styles}'] };
  const { 'Content-Security-Policy': policy } = documentHeaders({ config, inline, publicOrigin: server });
  const headers = { 'Content-Security-Policy': policy ?? '' };
  const folder = path.resolve('dist/external');
  return {
    name: 'app',
    title: 'custom scheme',
    base: `${appOrigin}/external`,
    server,
    settings: {
      scheme: { name: 'app', mount: '/external/', folder, config, headers },
      atStart: ['window.__LUCKAN_APP__ = true;'],
    },
  };
}

export async function waysTo(server: string): Promise<Way[]> {
  return [overHttp(server), await underOwnScheme(server)];
}
