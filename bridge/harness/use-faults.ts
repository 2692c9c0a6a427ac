import { useRef, useState } from 'react';
import type { Traffic } from '../host';
import { type FaultKind, type FaultPlan, faultNotes, faultTitles } from './faults/fault-plan';

export type Faults = ReturnType<typeof useFaults>;

/** The planned fault, and whether the app is in the background. */
export function useFaults() {
  const plan = useRef<FaultPlan | null>(null);
  const note = useRef<{ direction: Traffic['direction']; text: string } | null>(null);
  const [armed, setArmed] = useState<FaultPlan | null>(null);
  /** The last injected fault, since a dropped message does not appear in the log. */
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
    /** A load starts without faults, in the foreground. */
    reset(): void {
      arm(null);
      setInBackground(false);
    },
    /** Called once per message. */
    take(direction: FaultPlan['direction']): FaultKind | null {
      if (plan.current?.direction !== direction) return null;
      const { kind } = plan.current;
      arm(null);
      setDone(`${faultTitles[kind]}: applied to a message ${direction === 'toHost' ? 'to the app' : 'to the shop'}.`);
      return kind;
    },
    /** Stores the fault for the next log entry. */
    noteFault(kind: FaultKind, direction: FaultPlan['direction']): void {
      note.current = { direction, text: faultNotes[kind] };
    },
    /** Returns and clears the fault for the next log entry. */
    takeNote({ direction }: Traffic): string | undefined {
      if (note.current?.direction !== direction) return undefined;
      const { text } = note.current;
      note.current = null;
      return text;
    },
  };
}
