import * as v from 'valibot';
import { limits } from '../../domain/limits';
import type { CookieJar } from '../cookies/jar';
import { type FlagName, flagNames } from './flag-names';

const cookie = 'luckan_features';

export const featureBuildsSchema = v.object({
  builds: v.array(
    v.object({
      name: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
      title: v.pipe(v.string(), v.minLength(1)),
      flags: v.array(v.picklist(flagNames)),
    }),
  ),
});

/** What is being developed: a set of flags that it needs. */
export interface FeatureBuild {
  name: string;
  title: string;
  flags: readonly FlagName[];
}

/** @throws if the list cannot be fetched within 2 s, or does not fit */
export async function fetchFeatureBuilds(address: string): Promise<FeatureBuild[]> {
  const answer = await fetch(new URL(address, location.href), { signal: AbortSignal.timeout(limits.flags.init) });
  if (!answer.ok) throw new Error(`the list of feature builds answered ${answer.status}`);
  return v.parse(featureBuildsSchema, await answer.json()).builds;
}

export function chosenBuild(jar: CookieJar): string | null {
  return jar.get(cookie);
}

export function chooseBuild(jar: CookieJar, name: string | null): void {
  if (name === null) jar.remove(cookie);
  else jar.set(cookie, name, limits.cookies.features);
}

/** The flags of the chosen build; none without a choice, or when the build is no longer on the list. */
export async function flagsOfChosenBuild(address: string, jar: CookieJar): Promise<ReadonlySet<FlagName>> {
  const chosen = chosenBuild(jar);
  if (chosen === null) return new Set();
  const builds = await fetchFeatureBuilds(address);
  return new Set(builds.find(({ name }) => name === chosen)?.flags);
}
