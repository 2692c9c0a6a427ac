import type { Guest } from '../../guest';
import type { Fault } from '../../protocol/types';
import { checks } from './checks';
import type { AwaitedType, Check, CheckContext, Verdict } from './verdict';

export interface CheckReport extends Verdict {
  id: string;
  about: string;
  messages: readonly string[];
  milliseconds: number;
}

export interface ConformanceReport {
  transport: string | null;
  /** Name and version, as HELLO has them. */
  app: string | null;
  checks: readonly CheckReport[];
}

/** A message that the app should send now. */
export interface Wanted {
  type: AwaitedType;
  /** Whether it has just sent one. */
  another: boolean;
}

export interface ConformanceOptions {
  guest: Guest;
  silentHost: boolean;
  postRaw(message: object): void;
  restore(): void;
  forge(): Promise<boolean>;
  /** Resolves when the user skips this message or the wait times out. */
  promptUser(wanted: Wanted): Promise<void>;
  /** Asks the user what the app's cart icon shows; null if they skip it or the wait times out. */
  askUser(): Promise<string | null>;
  clock: { setTimeout(callback: () => void, delay: number): unknown; now(): number };
  /** Checks that were run before the app left the page. */
  before: readonly CheckReport[];
  /** Called before and after each check. */
  onStart(check: Check): void;
  onReport(report: CheckReport): void;
}

/** Observes the guest from its start, since messages may arrive before a check waits for them. */
export interface Watched {
  faults: Fault[];
  next: CheckContext['next'];
  last: CheckContext['last'];
}

/**
 * Runs every check in sequence against the app around the page. The app can follow the run: ANALYTICS_EVENT
 * `bridge_conformance_waiting` names the message it should send, `bridge_conformance_result` reports a result,
 * `bridge_conformance` the end.
 */
export async function runConformance(options: ConformanceOptions, watched: Watched): Promise<ConformanceReport> {
  const { guest, clock, before, onStart, onReport } = options;
  const context = contextOf(options, watched);
  const done = [...before];
  for (const check of checks) {
    if (done.some(({ id }) => id === check.id)) continue;
    onStart(check);
    const started = clock.now();
    const verdict = await Promise.resolve(check.run(context)).catch(
      (error): Verdict => ({ result: 'failed', reason: `the check threw: ${error}` }),
    );
    const { id, about, messages } = check;
    const report = { id, about, messages, milliseconds: Math.round(clock.now() - started), ...verdict };
    done.push(report);
    onReport(report);
    track(guest, 'bridge_conformance_result', { check: id, result: report.result, reason: report.reason });
  }
  track(guest, 'bridge_conformance', countsOf(done));
  const app = guest.hello?.app;
  return { transport: guest.transport, app: app ? `${app.name} ${app.version}` : null, checks: done };
}

/** The number of checks per result. */
export function countsOf(reports: readonly Pick<CheckReport, 'result'>[]) {
  const count = (expected: Verdict['result']) => reports.filter(({ result }) => result === expected).length;
  return {
    passed: count('passed'),
    sent: count('sent'),
    failed: count('failed'),
    notOffered: count('notOffered'),
    inconclusive: count('inconclusive'),
  };
}

function contextOf(options: ConformanceOptions, watched: Watched): CheckContext {
  const { guest, silentHost, postRaw, restore, forge, promptUser, askUser, clock } = options;
  return {
    guest,
    silentHost,
    postRaw,
    restore,
    forge,
    next: watched.next,
    last: watched.last,
    faults: () => watched.faults,
    wait: (milliseconds) => new Promise((resolve) => clock.setTimeout(() => resolve(), milliseconds)),
    watchFaults() {
      const from = watched.faults.length;
      return () => watched.faults.slice(from).map(({ code }) => code);
    },
    askCartIcon() {
      const answer = watched.next('NAVIGATE', Number.POSITIVE_INFINITY).then((sent) => numberIn(sent?.path ?? ''));
      track(guest, 'bridge_conformance_waiting', { for: 'NAVIGATE', answer: answerPath });
      return Promise.race([answer, askUser()]);
    },
    awaitFromApp(type, another = false) {
      const message = watched.next(type, Number.POSITIVE_INFINITY);
      track(guest, 'bridge_conformance_waiting', { for: type });
      return Promise.race([message, promptUser({ type, another }).then(() => null)]);
    },
  };
}

/** How a test host reports what its cart icon shows: by NAVIGATE to this path. */
const answerPath = '/conformance/{number}/';

function numberIn(path: string): string | null {
  return /^\/conformance\/([\w-]{1,20})\/$/.exec(path)?.[1] ?? null;
}

function track(guest: Guest, name: string, parameters: Record<string, unknown>): void {
  guest.send('ANALYTICS_EVENT', { name, parameters });
}
