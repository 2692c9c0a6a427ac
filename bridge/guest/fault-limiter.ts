import type { Fault } from '../protocol/types';
import type { GuestWindow } from './environment';

const intervalMs = 1000;

/** How many kinds are told apart: messages of an attacker may name any number of types. */
const kinds = 32;

/**
 * Limits faults: the first of a kind is reported at once, further ones as a `count` once a second. A kind is a code with
 * the message and field that it concerns, and its reason.
 */
export function createFaultLimiter(window: GuestWindow, report: (fault: Fault) => void): (fault: Fault) => void {
  const further = new Map<string, number>();

  function kindOf({ code, about, field, reason, cause }: Fault): string {
    const kind = JSON.stringify([code, about, field, reason, cause]);
    return further.has(kind) || further.size < kinds ? kind : code;
  }

  function wait(kind: string, fault: Fault): void {
    further.set(kind, 0);
    window.setTimeout(() => {
      const count = further.get(kind) ?? 0;
      further.delete(kind);
      if (count === 0) return;
      wait(kind, fault);
      report({ ...fault, count });
    }, intervalMs);
  }

  return (fault) => {
    const kind = kindOf(fault);
    const count = further.get(kind);
    if (count !== undefined) further.set(kind, count + 1);
    else {
      wait(kind, fault);
      report(fault);
    }
  };
}
