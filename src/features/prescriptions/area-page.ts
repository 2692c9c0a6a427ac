import { animals, type PatientRef, self } from '../../api/expedition/patient';
import { matches } from '../../routes/matches';
import { paths } from '../../routes/paths';

/** The parts of the prescription area; each is in its navigation. */
export type Section = 'own' | 'children' | 'powers' | 'animals' | 'lists';

/** What an address of the area shows. Each also has a row in the route table. */
export type AreaPage =
  | { section: 'children' | 'powers' | 'lists'; view: 'index' }
  | { section: 'own' | 'children' | 'powers'; view: 'prescriptions' | 'costProtection'; patient: PatientRef }
  | { section: Section; view: 'prescription'; patient: PatientRef; id: string }
  | { section: 'animals'; view: 'prescriptions'; patient: PatientRef };

const own: AreaPage = { section: 'own', view: 'prescriptions', patient: self };

export function areaPageAt(path: string): AreaPage {
  const is = (pattern: string) => matches(pattern, path);
  const [, , , first = '', second = ''] = path.split('/');
  if (is(paths.costProtection())) return { section: 'own', view: 'costProtection', patient: self };
  if (is(paths.prescription(':id'))) return { section: 'own', view: 'prescription', patient: self, id: first };
  if (is(paths.children())) return { section: 'children', view: 'index' };
  if (is(paths.powersOfAttorney())) return { section: 'powers', view: 'index' };
  if (is(paths.animals())) return { section: 'animals', view: 'prescriptions', patient: animals };
  if (is(paths.animalPrescription(':id'))) {
    return { section: 'animals', view: 'prescription', patient: animals, id: first };
  }
  if (is(paths.prescriptionLists())) return { section: 'lists', view: 'index' };
  const child = patientPage('children', { kind: 'child', id: first }, paths.ofChild(':id'));
  return child ?? patientPage('powers', { kind: 'giver', id: first }, paths.ofGiver(':id')) ?? own;

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

/** The addresses of a patient's pages. */
export function pathsOf(patient: PatientRef) {
  if (patient.kind === 'child') return paths.ofChild(patient.id);
  if (patient.kind === 'giver') return paths.ofGiver(patient.id);
  if (patient.kind === 'animal') {
    return { prescriptions: paths.animals(), costProtection: null, prescription: paths.animalPrescription };
  }
  return {
    prescriptions: paths.prescriptions(),
    costProtection: paths.costProtection(),
    prescription: paths.prescription,
  };
}
