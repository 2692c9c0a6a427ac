import { logFailure } from '../../telemetry/report-error';
import type { Config } from '../config/schema';
import type { CookieJar } from '../cookies/jar';
import { flagsOfChosenBuild } from './feature-builds';
import type { FlagName } from './flag-names';
import { provideFlags } from './flags';

interface FlagsNeeds {
  config: Pick<Config, 'flags' | 'featureBuilds'>;
  jar: CookieJar;
  visitorId: () => string;
  channel: string;
}

/**
 * Makes the flags known: those of the payload, and, where feature builds may be chosen, those of the chosen one, which
 * are on whatever the payload contains.
 */
export async function startFlags({ config: { flags, featureBuilds }, jar, ...visitor }: FlagsNeeds): Promise<void> {
  const forced = featureBuilds === null ? none : await flagsOfChosenBuild(featureBuilds, jar).catch(withoutBuild);
  if (forced.size > 0) provideFlags((name) => forced.has(name));
  if (flags === null) return;
  const { startGrowthBook } = await import('./growthbook');
  const read = await startGrowthBook(flags, visitor);
  provideFlags((name) => forced.has(name) || read(name));
}

const none: ReadonlySet<FlagName> = new Set();

function withoutBuild(error: unknown): ReadonlySet<FlagName> {
  logFailure(error, 'feature builds');
  return none;
}
