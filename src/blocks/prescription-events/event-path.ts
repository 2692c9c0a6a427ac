import { currentArea } from '../../platform/mode/current-area';
import { patientPathsIn } from '../../routes/area-paths';
import type { EventGroup } from './event-groups';

/** The address of what events are about; that of the patient's list if they are several. Null for an unknown kind. */
export function eventPath({ first: { kind, of, about }, count }: EventGroup): string | null {
  const area = currentArea();
  const paths = patientPathsIn(area, of);
  switch (kind) {
    case 'NEW_PRESCRIPTION':
    case 'EXPIRING_PRESCRIPTION':
      return count === 1 && about !== null ? paths.prescription(about) : paths.prescriptions;
    case 'EXPIRING_COST_PROTECTION_PERIOD':
      return paths.costProtection;
    case 'NEW_POWER_OF_ATTORNEY_REQUEST':
    case 'EXPIRING_GIVEN_POWER_OF_ATTORNEY':
    case 'EXPIRING_RECEIVED_POWER_OF_ATTORNEY':
      return area.powersOfAttorney();
    case 'unknown':
      return null;
  }
}
