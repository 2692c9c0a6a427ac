import type { PatientRef } from '../../api/expedition/patient';
import type { PrescriptionEvent } from '../../domain/prescription-event';

/** An event, and whose pages it leads to. */
export interface PatientEvent extends PrescriptionEvent {
  of: PatientRef;
}

/** Events of one kind about the prescriptions of one patient, or any other event alone. */
export interface EventGroup {
  first: PatientEvent;
  count: number;
}

/** Events in the order in which they came, those about several prescriptions of a patient as one, where its first stands. */
export function groupEvents(events: readonly PatientEvent[]): EventGroup[] {
  const groups = new Map<string, EventGroup>();
  for (const event of events) {
    const { kind, patient, about } = event;
    const isPrescription = kind === 'NEW_PRESCRIPTION' || kind === 'EXPIRING_PRESCRIPTION';
    const key = JSON.stringify([kind, event.of, patient, isPrescription || about]);
    const group = groups.get(key);
    groups.set(key, group ? { ...group, count: group.count + 1 } : { first: event, count: 1 });
  }
  return [...groups.values()];
}
