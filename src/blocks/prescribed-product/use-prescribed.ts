import { useQueries, useQuery } from '@tanstack/react-query';
import { failureOf } from '../../api/errors';
import { customerQuery } from '../../api/expedition/bag/queries';
import { childrenQuery } from '../../api/expedition/children';
import { animals, type PatientRef, self } from '../../api/expedition/patient';
import { powersQuery } from '../../api/expedition/powers';
import { prescriptionsQuery } from '../../api/expedition/queries';
import { actsFor } from '../../domain/acts-for';
import type { ProductNumber } from '../../domain/ids';
import { prescriptionsFor } from '../../domain/prescribed-product';
import type { Prescription } from '../../domain/prescription';
import { groupBy } from '../../lib/group-by';

/** A prescription that a product may be dispensed from. */
export interface FoundPrescription {
  prescription: Prescription;
  patient: PatientRef;
  /** The first name of the child, giver or animal; null for who is signed in. */
  name: string | null;
}

/**
 * The prescriptions for a product, or for one that it may replace: of who is signed in, and of everybody whom this
 * person may order for. Nothing is read before the terms are accepted. `found` grows while `isPending`.
 */
export function usePrescribed(product: ProductNumber) {
  const customer = useQuery(customerQuery(true));
  const { termsConfirmedCustomer: hasOwn = false, termsConfirmedAnimal: hasAnimals = false } = customer.data ?? {};
  const children = useQuery({ ...childrenQuery(), enabled: hasOwn });
  const powers = useQuery({ ...powersQuery('receiver'), enabled: hasOwn });
  const patients: { patient: PatientRef; name: string | null }[] = [
    ...(hasOwn ? [{ patient: self, name: null }] : []),
    ...actsFor(children.data?.children ?? [], powers.data ?? []).map(({ patient, firstName }) => ({
      patient,
      name: firstName,
    })),
    ...(hasAnimals ? [{ patient: animals, name: null }] : []),
  ];
  const lists = useQueries({ queries: patients.map(({ patient }) => prescriptionsQuery(patient)) });
  const reads = [customer, ...(hasOwn ? [children, powers] : []), ...lists];
  const unread = reads.filter(({ data, error }) => !data && !hasNoAccess(error));
  const failed = unread.filter(({ error }) => error);
  const found = patients.flatMap(({ patient, name }, index): FoundPrescription[] => {
    // Each animal is a patient of its own.
    const byName = groupBy(lists[index]?.data?.prescriptions ?? [], ({ animal }) => animal?.name ?? name);
    return [...byName].flatMap(([whose, prescriptions]) =>
      prescriptionsFor(product, prescriptions).map((prescription) => ({ prescription, patient, name: whose })),
    );
  });
  return {
    hasOwn,
    hasAnimals,
    found,
    isPending: unread.length > failed.length,
    /** Null unless something could not be read. */
    retry: failed.length === 0 ? null : () => failed.forEach((each) => void each.refetch()),
  };
}

/** The child has turned 13, or the power of attorney has ended: there is nothing to order for this person. */
function hasNoAccess(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === 'refused' && (failure.status === 403 || failure.status === 404);
}
