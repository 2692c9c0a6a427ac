import { animals, type PatientRef, self } from '../../api/expedition/patient';
import { currentArea } from '../../platform/mode/current-area';
import { inArea, ownArea, patientPathsIn } from '../../routes/area-paths';
import { matches } from '../../routes/matches';

/** The parts of the prescription area; each is in its navigation. */
export type Section = 'own' | 'children' | 'powers' | 'animals' | 'lists';

/** What an address of the area shows. Each also has a row in the route table. */
export type AreaPage =
  | { section: 'children' | 'powers' | 'lists'; view: 'index' }
  | { section: 'own' | 'children' | 'powers'; view: 'prescriptions' | 'costProtection'; patient: PatientRef }
  | { section: Section; view: 'prescription'; patient: PatientRef; id: string }
  | { section: 'animals'; view: 'prescriptions'; patient: PatientRef };

const own: AreaPage = { section: 'own', view: 'prescriptions', patient: self };

/** The page at an address, which is the same in each variant of the area. */
export function areaPageAt(address: string): AreaPage {
  const path = inArea(ownArea, address);
  const is = (pattern: string) => matches(pattern, path);
  const [, , , first = '', second = ''] = path.split('/');
  if (is(ownArea.costProtection())) return { section: 'own', view: 'costProtection', patient: self };
  if (is(ownArea.prescription(':id'))) return { section: 'own', view: 'prescription', patient: self, id: first };
  if (is(ownArea.children())) return { section: 'children', view: 'index' };
  if (is(ownArea.powersOfAttorney())) return { section: 'powers', view: 'index' };
  if (is(ownArea.animals())) return { section: 'animals', view: 'prescriptions', patient: animals };
  if (is(ownArea.animalPrescription(':id'))) {
    return { section: 'animals', view: 'prescription', patient: animals, id: first };
  }
  if (is(ownArea.prescriptionLists())) return { section: 'lists', view: 'index' };
  const child = patientPage('children', { kind: 'child', id: first }, ownArea.ofChild(':id'));
  return child ?? patientPage('powers', { kind: 'giver', id: first }, ownArea.ofGiver(':id')) ?? own;

  function patientPage(
    section: 'children' | 'powers',
    patient: PatientRef,
    of: { prescriptions: string; costProtection: string; prescription: (id: string) => string },
  ): AreaPage | null {
    if (is(of.prescriptions)) return { section, view: 'prescriptions', patient };
    if (is(of.costProtection)) return { section, view: 'costProtection', patient };
    return is(of.prescription(':pid')) ? { section, view: 'prescription', patient, id: second } : null;
  }
}

/** The addresses of a patient's pages, in the tab's variant of the area. */
export function pathsOf(patient: PatientRef) {
  return patientPathsIn(currentArea(), patient);
}
