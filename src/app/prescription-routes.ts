import { part } from '../lib/part';
import type { AreaPaths } from '../routes/area-paths';
import type { PageIdentity } from '../telemetry/events';
import type { ScreenRoute } from './route';

/** Neither the title nor the address of its pages reveals anything about a prescription. */
const prescriptionArea = {
  title: 'Mina recept',
  screen: part(() => import('../features/prescriptions/Prescriptions')),
  outline: 'rows',
  visibility: 'private',
  needs: 'customer',
} as const;

/** The rows of the prescription area, in one of its variants. */
export function areaRoutes(area: AreaPaths): ScreenRoute[] {
  return [
    { path: area.prescriptions(), ...prescriptionArea, identity: 'own-prescriptions' },
    { path: area.costProtection(), ...prescriptionArea, identity: 'own-prescriptions' },
    { path: area.prescription(':id'), ...prescriptionArea, identity: 'own-prescription' },
    { path: area.children(), ...prescriptionArea, identity: 'children' },
    ...patientRoutes(area.ofChild(':id'), 'children', 'children-prescription'),
    { path: area.powersOfAttorney(), ...prescriptionArea, identity: 'power-of-attorney' },
    ...patientRoutes(area.ofGiver(':id'), 'power-of-attorney', 'power-of-attorney-prescription'),
    { path: area.animals(), ...prescriptionArea, identity: 'animals' },
    { path: area.animalPrescription(':id'), ...prescriptionArea, identity: 'animals-prescription' },
    { path: area.prescriptionLists(), ...prescriptionArea, identity: 'own-prescriptions' },
  ];
}

/** The pages of a patient that somebody acts for. */
function patientRoutes(
  { prescriptions, costProtection, prescription }: ReturnType<AreaPaths['ofChild']>,
  index: PageIdentity,
  one: PageIdentity,
): ScreenRoute[] {
  return [
    { path: prescriptions, ...prescriptionArea, identity: index },
    { path: costProtection, ...prescriptionArea, identity: index },
    { path: prescription(':pid'), ...prescriptionArea, identity: one },
  ];
}
