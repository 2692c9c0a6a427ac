/** Whose pages an address is of; a `PatientRef` of the prescription service. */
type Whose = { kind: 'self' | 'animal' } | { kind: 'child' | 'giver'; id: string };

/** The addresses of the prescription area below a path: the shop's own, or the partner's variant of it. */
function areaPathsBelow(base: string) {
  return {
    prescriptions: () => base,
    costProtection: () => `${base}hogkostnadsskydd/`,
    prescription: (id: string) => `${base}mina/${id}/`,
    children: () => `${base}barn/`,
    ofChild: (id: string) => patientPaths(`${base}barn/${id}/`),
    powersOfAttorney: () => `${base}fullmakter/`,
    /** The pages of who has given a power of attorney, by its id. */
    ofGiver: (id: string) => patientPaths(`${base}fullmakter/${id}/`),
    animals: () => `${base}djur/`,
    animalPrescription: (id: string) => `${base}djur/${id}/`,
    prescriptionLists: () => `${base}listor/`,
  };
}

function patientPaths(base: string) {
  return {
    prescriptions: base,
    costProtection: `${base}hogkostnadsskydd/`,
    prescription: (id: string) => `${base}${id}/`,
  };
}

export type AreaPaths = ReturnType<typeof areaPathsBelow>;

export const ownArea = areaPathsBelow('/recept/');

/** For patients of the partner's doctors. */
export const doctorArea = areaPathsBelow('/recept/doktor-se/');

/** The same page of the area as in another variant. */
export function inArea(area: AreaPaths, path: string): string {
  const from = path.startsWith(doctorArea.prescriptions()) ? doctorArea : ownArea;
  return area.prescriptions() + path.slice(from.prescriptions().length);
}

/** The addresses of a patient's pages. Animals have no high-cost protection. */
export function patientPathsIn(area: AreaPaths, patient: Whose) {
  if (patient.kind === 'child') return area.ofChild(patient.id);
  if (patient.kind === 'giver') return area.ofGiver(patient.id);
  if (patient.kind === 'animal') {
    return { prescriptions: area.animals(), costProtection: null, prescription: area.animalPrescription };
  }
  const { prescriptions, costProtection, prescription } = area;
  return { prescriptions: prescriptions(), costProtection: costProtection(), prescription };
}
