import { useEffect, useRef, useState } from 'react';
import { createGuest } from '../../guest';
import { findTransports } from '../../guest/transports';
import { checks } from './checks';
import { forge } from './forged/forge';
import { keepProgress, readProgress } from './progress';
import { type CheckReport, type ConformanceReport, runConformance } from './run-conformance';
import type { AwaitedType } from './verdict';
import { watchGuest } from './watch-guest';

export interface Run {
  reports: readonly CheckReport[];
  /** The check that is going on; null before and after. */
  current: string | null;
  /** What the app should send now. */
  waitingFor: AwaitedType | null;
  result: ConformanceReport | null;
  /** The way to the app that was found; null where there is none. */
  transport: string | null;
  /** Gives up waiting. */
  skip(): void;
}

/** How long a person, or a test host, has to see to a message that the app sends of its own accord. */
const patienceMs = 60_000;

/** Runs the checks once, from the first render on, and tells how far they are. */
export function useRun(hostOrigins: readonly string[], silentHost: boolean): Run {
  const [reports, setReports] = useState<readonly CheckReport[]>([]);
  const [current, setCurrent] = useState<string | null>(checks[0]?.id ?? null);
  const [waitingFor, setWaitingFor] = useState<AwaitedType | null>(null);
  const [result, setResult] = useState<ConformanceReport | null>(null);
  const [transport, setTransport] = useState<string | null>(null);
  const skip = useRef(() => {});

  useEffect(() => {
    const options = { window, mode: 'external', hostOrigins } as const;
    const { guest, ...watched } = watchGuest(
      (onFault) => createGuest({ ...options, onFault, route: () => '/harness/conformance/' }),
      window.setTimeout.bind(window),
    );
    setTransport(guest.transport);
    const before = readProgress(sessionStorage);
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
        async askPerson(type) {
          setWaitingFor(type);
          await new Promise<void>((resolve) => {
            skip.current = resolve;
            window.setTimeout(resolve, patienceMs);
          });
        },
        onStart: ({ id }) => setCurrent(id),
        onReport(report) {
          done.push(report);
          keepProgress(sessionStorage, done);
          setReports([...done]);
          setWaitingFor(null);
        },
      },
      watched,
    ).then((report) => {
      keepProgress(sessionStorage, null);
      setCurrent(null);
      setResult(report);
    });
    return () => guest.dispose();
  }, [hostOrigins, silentHost]);

  return { reports, current, waitingFor, result, transport, skip: () => skip.current() };
}
