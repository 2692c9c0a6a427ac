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
  /** Settles when the person who looks on gives up waiting for this message. */
  askPerson(type: AwaitedType): Promise<void>;
  clock: { setTimeout(callback: () => void, delay: number): unknown; now(): number };
  /** Checks that have been run before the app left the page. */
  before: readonly CheckReport[];
  /** Told before each check, and after it. */
  onStart(check: Check): void;
  onReport(report: CheckReport): void;
}

/** What listens to the guest from its first moment on: messages may come before a check waits for them. */
export interface Watched {
  faults: Fault[];
  next: CheckContext['next'];
  hasCome: CheckContext['hasCome'];
}

/**
 * Runs every check, one after the other, against the app that surrounds the page. The app is told of each, so that a
 * run can be followed from its side: ANALYTICS_EVENT `bridge_conformance_waiting` names what it should send,
 * `bridge_conformance_result` tells a result, `bridge_conformance` the end.
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
      (error): Verdict => ({ result: 'failed', reason: `the check broke: ${error}` }),
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

/** How many checks ended how. */
export function countsOf(reports: readonly Pick<CheckReport, 'result'>[]) {
  const count = (wanted: Verdict['result']) => reports.filter(({ result }) => result === wanted).length;
  return { passed: count('passed'), sent: count('sent'), failed: count('failed'), notOffered: count('notOffered') };
}

function contextOf(options: ConformanceOptions, watched: Watched): CheckContext {
  const { guest, silentHost, postRaw, restore, forge, askPerson, clock } = options;
  return {
    guest,
    silentHost,
    postRaw,
    restore,
    forge,
    next: watched.next,
    hasCome: watched.hasCome,
    wait: (milliseconds) => new Promise((resolve) => clock.setTimeout(() => resolve(), milliseconds)),
    watchFaults() {
      const from = watched.faults.length;
      return () => watched.faults.slice(from).map(({ code }) => code);
    },
    awaitFromApp(type) {
      const message = watched.next(type, Number.POSITIVE_INFINITY);
      track(guest, 'bridge_conformance_waiting', { for: type });
      return Promise.race([message, askPerson(type).then(() => null)]);
    },
  };
}

function track(guest: Guest, name: string, parameters: Record<string, unknown>): void {
  guest.send('ANALYTICS_EVENT', { name, parameters });
}
