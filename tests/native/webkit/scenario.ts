import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { App, type AppOptions } from './app';
import type { Way, WayName } from './ways';

const pictures = 'test-results/native';
const phone = { width: 390, height: 844 };

/** The environment of one scenario. */
export interface Stage {
  way: Way;
  /** Starts an app of its own, without stored data of others. */
  launch(options?: AppOptions): Promise<App>;
  /** A screenshot of the visible part, for people who look at the results. */
  picture(app: App, name: string): Promise<void>;
}

export interface Scenario {
  name: string;
  /** Why the scenario does not apply in some of the ways. */
  without?: Partial<Record<WayName, string>>;
  /** Console errors that are expected. */
  expected?: RegExp;
  run(stage: Stage): Promise<void>;
}

export interface Result {
  scenario: string;
  way: WayName;
  outcome: 'ok' | 'failed' | 'not applicable';
  /** Why it failed, or does not apply. */
  reason: string;
  /** How the first attempt failed, if the second passed. */
  firstFailure: string | null;
  seconds: number;
}

/** The time limit of a scenario, generous for a busy machine; one that hangs is ended and reported. */
const timeLimit = 120_000;

/** One that fails is played once more, as a journey is. */
export async function play(scenario: Scenario, way: Way, display: string): Promise<Result> {
  const about = { scenario: scenario.name, way: way.name, firstFailure: null };
  const reason = scenario.without?.[way.name];
  if (reason !== undefined) return { ...about, outcome: 'not applicable', reason, seconds: 0 };
  const started = performance.now();
  const first = await attempt(scenario, way, display);
  const failure = first === null ? null : await attempt(scenario, way, display);
  const seconds = (performance.now() - started) / 1000;
  if (failure === null) return { ...about, outcome: 'ok', reason: '', firstFailure: first, seconds };
  return { ...about, outcome: 'failed', reason: failure, seconds };
}

/** Returns why it failed, or null if it passed. */
async function attempt(scenario: Scenario, way: Way, display: string): Promise<string | null> {
  const apps: App[] = [];
  const stage: Stage = {
    way,
    async launch({ capabilities, hello, answers, takesNonsense, ...settings } = {}) {
      const atStart = [...(way.settings.atStart ?? []), ...(settings.atStart ?? [])];
      const all = { size: phone, ...way.settings, ...settings, atStart };
      const options = {
        ...(capabilities && { capabilities }),
        ...(hello !== undefined && { hello }),
        ...(answers && { answers }),
        ...(takesNonsense && { takesNonsense }),
      };
      const app = new App(display, way.base, all, options);
      apps.push(app);
      return app;
    },
    async picture(app, name) {
      await mkdir(pictures, { recursive: true });
      await app.page.snapshot(path.resolve(pictures, `${way.name}-${name}.png`));
    },
  };
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it hung: not over within ${timeLimit / 1000} s`)), timeLimit);
  });
  try {
    await Promise.race([scenario.run(stage), deadline]);
    return complaintOf(apps, scenario.expected);
  } catch (error) {
    const last = apps.at(-1);
    if (last)
      await Promise.race([stage.picture(last, `failed-${fileName(scenario.name)}`).catch(() => {}), waited(2_000)]);
    const context = [...(last?.broken ?? []), ...(last?.host.complaints ?? [])].slice(-3);
    if (last?.host.pending.length) context.push(`unanswered: ${last.host.pending.join(', ')}`);
    return [error instanceof Error ? error.message : String(error), ...context].join('\n    ');
  } finally {
    clearTimeout(timer);
    await Promise.all(apps.map((app) => app.host.close()));
  }
}

function fileName(name: string): string {
  return name
    .split(/[^\p{L}\d]+/u)
    .slice(0, 6)
    .join('-');
}

/** A web view that hangs gives no screenshot. */
function waited(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Any console error of a page fails its scenario, and so does an invalid message. */
function complaintOf(apps: readonly App[], expected: RegExp | undefined): string | null {
  const complaints = apps.flatMap(({ broken, host }) => [
    ...broken,
    ...host.complaints.filter((line) => !expected?.test(line)),
  ]);
  return complaints.length > 0 ? complaints.slice(0, 3).join('\n    ') : null;
}
