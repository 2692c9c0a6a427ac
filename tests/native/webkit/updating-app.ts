import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { App } from './app';
import type { PublishedBundle } from './published-bundle';
import type { Stage } from './scenario';

export const served = { http: 'the shop itself serves its files' };

/** An app that carries the shop and stores newer bundles in a folder of its own, over all of its starts. */
export async function withBundles(
  { launch, way }: Stage,
  action: (start: () => Promise<App>, folder: string) => Promise<void>,
): Promise<void> {
  const bundles = await mkdtemp(path.join(tmpdir(), 'bundles-'));
  const { scheme } = way.settings;
  assert.ok(scheme);
  try {
    await action(() => launch({ scheme: { ...scheme, bundles } }), bundles);
  } finally {
    await rm(bundles, { recursive: true });
  }
}

/** The name of the bundle that is shown; null for the one that the app was shipped with. */
export const shown = (app: App) => app.page.run(`return document.querySelector('meta[name=bundle]')?.content ?? null`);
export const update = (app: App, address: string) => app.host.call('update', { address });

/** Starts the app, downloads this bundle, and shows it at the next start. */
export async function change(start: () => Promise<App>, { address, version }: PublishedBundle): Promise<unknown> {
  const before = await start();
  await before.open('/');
  const answer = await update(before, address);
  await before.host.close();
  const after = await start();
  await after.open('/');
  assert.deepEqual(await update(after, address), { outcome: 'current', version });
  const name = await shown(after);
  await after.host.close();
  return { name, ...(answer as object) };
}

export const loads = (app: App) => app.events.filter(({ event }) => event === 'loaded').length;

/** The names below a folder; none if there is no folder. */
export const below = (...path_: string[]) => readdir(path.join(...path_)).catch(() => []);
