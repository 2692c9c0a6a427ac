import { currentArea } from '../../platform/mode/current-area';
import { patientPathsIn } from '../../routes/area-paths';
import type { EventGroup } from './event-groups';
import { writeListView } from './list-view';

/**
 * The address of what events are about; that of the patient's list if they are several, sorted by expiry if that is what
 * they are about. Null for an unknown kind.
 */
export function eventPath({ first: { kind, of, about }, count }: EventGroup): string | null {
  const area = currentArea();
  const paths = patientPathsIn(area, of);
  switch (kind) {
    case 'NEW_PRESCRIPTION':
    case 'EXPIRING_PRESCRIPTION':
      if (count === 1 && about !== null) return paths.prescription(about);
      return paths.prescriptions + (kind === 'EXPIRING_PRESCRIPTION' ? writeListView({ sorting: 'expiry' }) : '');
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
