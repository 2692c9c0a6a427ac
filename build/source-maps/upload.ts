import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { artifactBundle } from './artifact-bundle';
import type { MappedScript } from './map-chunks';

export interface Account {
  /** The service's address. */
  url: string;
  org: string;
  project: string;
  token: string;
  /** Milliseconds between questions whether the service has read the upload. */
  interval?: number;
}

interface UploadSettings {
  url: string;
  chunkSize: number;
  chunksPerRequest: number;
}

interface Assembly {
  state: string;
  missingChunks?: string[];
  detail?: string | null;
}

/** Questions until the service is given up: a minute. */
const most = 60;

/** The project and a token that may upload to it, by the names that the service's own tools use. */
export function readAccount(url: string, env: NodeJS.ProcessEnv): Account {
  const { SENTRY_ORG: org, SENTRY_PROJECT: project, SENTRY_AUTH_TOKEN: token } = env;
  if (!org || !project || !token) throw new Error('Set SENTRY_ORG, SENTRY_PROJECT and SENTRY_AUTH_TOKEN to upload');
  return { url: url.replace(/\/$/, ''), org, project, token };
}

/** Uploads scripts and maps as one archive, in pieces that the service requests, and waits until it has read them. */
export async function uploadSourceMaps(
  scripts: readonly MappedScript[],
  release: string,
  account: Account,
): Promise<void> {
  const { url, org, project, token, interval = 1000 } = account;
  const organization = `${url}/api/0/organizations/${encodeURIComponent(org)}`;
  const archive = artifactBundle(scripts, { org, project, release });

  async function ask<T>(address: string, init: RequestInit = {}): Promise<T> {
    const answer = await fetch(address, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${new URL(address).pathname} answered ${answer.status}`);
    return answer.json().catch(() => null) as Promise<T>;
  }

  const settings = await ask<UploadSettings>(`${organization}/chunk-upload/`);
  const pieces = new Map<string, Buffer>();
  const order: string[] = [];
  for (let at = 0; at < archive.length; at += settings.chunkSize) {
    const piece = archive.subarray(at, at + settings.chunkSize);
    order.push(sha1(piece));
    pieces.set(sha1(piece), piece);
  }
  const body = JSON.stringify({
    checksum: sha1(archive),
    chunks: order,
    projects: [project],
    version: release,
  });
  const assemble = () =>
    ask<Assembly>(`${organization}/artifactbundle/assemble/`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });

  const { missingChunks = [] } = await assemble();
  for (let at = 0; at < missingChunks.length; at += settings.chunksPerRequest) {
    const form = new FormData();
    for (const hash of missingChunks.slice(at, at + settings.chunksPerRequest))
      form.append('file', new Blob([new Uint8Array(pieces.get(hash) ?? [])]), hash);
    await ask(new URL(settings.url, url).href, { method: 'POST', body: form });
  }
  for (let count = 0; count < most; count++) {
    const { state, detail } = await assemble();
    if (state === 'ok') return;
    if (state === 'error' || state === 'not_found')
      throw new Error(`The service refuses the source maps: ${detail ?? state}`);
    await sleep(interval);
  }
  throw new Error('The service has not read the source maps within a minute');
}

function sha1(content: Buffer): string {
  return createHash('sha1').update(content).digest('hex');
}
