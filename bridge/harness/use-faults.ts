import { useRef, useState } from 'react';
import type { Traffic } from '../host';
import { type FaultKind, type FaultPlan, faultNotes, faultTitles } from './faults/fault-plan';

export type Faults = ReturnType<typeof useFaults>;

/** Faults that are planned, and whether the app is in the background. */
export function useFaults() {
  const plan = useRef<FaultPlan | null>(null);
  const note = useRef<{ direction: Traffic['direction']; text: string } | null>(null);
  const [armed, setArmed] = useState<FaultPlan | null>(null);
  /** What was done last, for messages that then never show in the log. */
  const [done, setDone] = useState<string | null>(null);
  const [inBackground, setInBackground] = useState(false);

  function arm(next: FaultPlan | null): void {
    plan.current = next;
    setArmed(next);
  }

  return {
    armed,
    done,
    arm,
    inBackground,
    switchApp: () => setInBackground(!inBackground),
    /** A load begins without faults, in the foreground. */
    reset(): void {
      arm(null);
      setInBackground(false);
    },
    /** Asked once for each message. */
    take(direction: FaultPlan['direction']): FaultKind | null {
      if (plan.current?.direction !== direction) return null;
      const { kind } = plan.current;
      arm(null);
      setDone(`${faultTitles[kind]}: done to a message ${direction === 'toHost' ? 'to the app' : 'to the shop'}.`);
      return kind;
    },
    /** The message that the log shows next has suffered this. */
    spoilt(kind: FaultKind, direction: FaultPlan['direction']): void {
      note.current = { direction, text: faultNotes[kind] };
    },
    /** What was done to the message that the log shows next. */
    takeNote({ direction }: Traffic): string | undefined {
      if (note.current?.direction !== direction) return undefined;
      const { text } = note.current;
      note.current = null;
      return text;
    },
  };
}
