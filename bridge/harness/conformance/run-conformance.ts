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

export interface ConformanceOptions {
  guest: Guest;
  silentHost: boolean;
  postRaw(message: object): void;
  restore(): void;
  forge(): Promise<void>;
  /** Resolves when the user skips this message or the wait times out. */
  promptUser(type: AwaitedType): Promise<void>;
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
  hasReceived: CheckContext['hasReceived'];
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
  return { passed: count('passed'), sent: count('sent'), failed: count('failed'), notOffered: count('notOffered') };
}

function contextOf(options: ConformanceOptions, watched: Watched): CheckContext {
  const { guest, silentHost, postRaw, restore, forge, promptUser, clock } = options;
  return {
    guest,
    silentHost,
    postRaw,
    restore,
    forge,
    next: watched.next,
    hasReceived: watched.hasReceived,
    wait: (milliseconds) => new Promise((resolve) => clock.setTimeout(() => resolve(), milliseconds)),
    watchFaults() {
      const from = watched.faults.length;
      return () => watched.faults.slice(from).map(({ code }) => code);
    },
    awaitFromApp(type) {
      const message = watched.next(type, Number.POSITIVE_INFINITY);
      track(guest, 'bridge_conformance_waiting', { for: type });
      return Promise.race([message, promptUser(type).then(() => null)]);
    },
  };
}

function track(guest: Guest, name: string, parameters: Record<string, unknown>): void {
  guest.send('ANALYTICS_EVENT', { name, parameters });
}
