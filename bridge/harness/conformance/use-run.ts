import { useEffect, useRef, useState } from 'react';
import { createGuest } from '../../guest';
import { findTransports } from '../../guest/transports';
import { checks } from './checks';
import { forge } from './forged/forge';
import { readProgress, storeProgress } from './progress';
import { type CheckReport, type ConformanceReport, runConformance, type Wanted } from './run-conformance';
import { watchGuest } from './watch-guest';

export interface Run {
  reports: readonly CheckReport[];
  /** The running check, if any. */
  current: string | null;
  /** The message that the app should send now. */
  waitingFor: Wanted | null;
  result: ConformanceReport | null;
  /** The transport that was found, if any. */
  transport: string | null;
  /** Stops waiting for the message. */
  skip(): void;
  /** Answers what the app's cart icon shows; null while that is not asked. */
  answerCartIcon: ((text: string | null) => void) | null;
}

/** How long the run waits for a message that the user or a test host must trigger. */
const messageTimeoutMs = 60_000;

/** Runs the checks once after the first render, and returns their progress. */
export function useRun(hostOrigins: readonly string[], silentHost: boolean): Run {
  const [reports, setReports] = useState<readonly CheckReport[]>([]);
  const [current, setCurrent] = useState<string | null>(checks[0]?.id ?? null);
  const [waitingFor, setWaitingFor] = useState<Wanted | null>(null);
  const [result, setResult] = useState<ConformanceReport | null>(null);
  const [transport, setTransport] = useState<string | null>(null);
  const skip = useRef(() => {});
  const [reply, setReply] = useState<((text: string | null) => void) | null>(null);

  useEffect(() => {
    const options = { window, mode: 'external', hostOrigins } as const;
    const { guest, ...watched } = watchGuest(
      (onFault) => createGuest({ ...options, onFault, route: () => '/harness/conformance/' }),
      window.setTimeout.bind(window),
    );
    setTransport(guest.transport);
    // The harness names each run that it starts.
    const run = new URLSearchParams(location.search).get('run') ?? '';
    const before = readProgress(sessionStorage, run);
    const done = [...before];
    setReports(before);
    runConformance(
      {
        guest,
        silentHost,
        before,
        postRaw: (message) => findTransports(options)[0]?.post(message as never),
        restore: () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
        forge: () => forge(window),
        clock: { setTimeout: window.setTimeout.bind(window), now: () => performance.now() },
        async promptUser(wanted) {
          setWaitingFor(wanted);
          await new Promise<void>((resolve) => {
            skip.current = resolve;
            window.setTimeout(resolve, messageTimeoutMs);
          });
        },
        askUser: () =>
          new Promise((resolve) => {
            setReply(() => resolve);
            window.setTimeout(() => resolve(null), messageTimeoutMs);
          }),
        onStart: ({ id }) => setCurrent(id),
        onReport(report) {
          done.push(report);
          storeProgress(sessionStorage, run, done);
          setReports([...done]);
          setWaitingFor(null);
          setReply(null);
        },
      },
      watched,
    ).then((report) => {
      storeProgress(sessionStorage, run, null);
      setCurrent(null);
      setResult(report);
    });
    return () => guest.dispose();
  }, [hostOrigins, silentHost]);

  return { reports, current, waitingFor, result, transport, skip: () => skip.current(), answerCartIcon: reply };
}
