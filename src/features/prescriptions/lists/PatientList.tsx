import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PatientRef } from '../../../api/expedition/patient';
import { prescriptionsQuery } from '../../../api/expedition/queries';
import { Button } from '../../../ui/button/Button';
import { ListModal } from './ListModal';
import type { ListToFetch } from './list-to-fetch';

/** Fetches the list of a patient's current prescriptions, below these. */
export function PatientList({ patient }: { patient: PatientRef }) {
  const { t } = useLingui();
  const { data } = useQuery(prescriptionsQuery(patient));
  const [isAsked, setIsAsked] = useState(false);
  if (!data || data.prescriptions.length === 0) return null;
  const list: ListToFetch =
    patient.kind === 'animal'
      ? { patient, kind: 'current', title: t`Djurens recept`, fileName: 'djurrecept.pdf' }
      : { patient, kind: 'current', title: t`Aktuella recept`, fileName: 'recept.pdf' };
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        <Trans>Hämta recepten som PDF</Trans>
      </Button>
      {isAsked && <ListModal list={list} onClose={() => setIsAsked(false)} />}
    </div>
  );
}
