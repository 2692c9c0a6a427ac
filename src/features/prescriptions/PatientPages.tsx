import { Trans, useLingui } from '@lingui/react/macro';
import { type PatientRef, patientKey } from '../../api/expedition/patient';
import { PageNav } from '../../blocks/page-nav/PageNav';
import { PatientEvents } from '../../blocks/prescription-events/PatientEvents';
import { type AreaPage, pathsOf } from './area-page';
import { CostProtection } from './cost-protection/CostProtection';
import { PrescriptionDetail } from './detail/PrescriptionDetail';
import { PatientPrescriptions } from './list/PatientPrescriptions';
import { useListAddress } from './list/use-list-view';
import { PatientList } from './lists/PatientList';
import { PatientAccess } from './patient/PatientAccess';

interface PatientPagesProps {
  page: Extract<AreaPage, { patient: PatientRef }>;
}

/** The pages of one patient: prescriptions, one of them, and the high-cost protection. */
export function PatientPages({ page }: PatientPagesProps) {
  const { patient } = page;
  return (
    <PatientAccess key={patientKey(patient).join()} patient={patient}>
      <PatientPage page={page} />
    </PatientAccess>
  );
}

function PatientPage({ page }: PatientPagesProps) {
  const { patient } = page;
  if (page.view === 'prescription') return <PrescriptionDetail patient={patient} id={page.id} />;
  return (
    <>
      <Tabs patient={patient} view={page.view} />
      {page.view === 'costProtection' ? (
        <CostProtection patient={patient} />
      ) : (
        <>
          <PatientEvents patient={patient} />
          <PatientPrescriptions patient={patient} />
          <PatientList patient={patient} />
        </>
      )}
    </>
  );
}

/** The two tabs of a patient: links, since each has an address. */
function Tabs({ patient, view }: { patient: PatientRef; view: 'prescriptions' | 'costProtection' }) {
  const { t } = useLingui();
  const { costProtection } = pathsOf(patient);
  const prescriptions = useListAddress(patient);
  if (costProtection === null) return null;
  const pages = [
    { href: prescriptions, title: <Trans>Recept</Trans>, isCurrent: view === 'prescriptions' },
    { href: costProtection, title: <Trans>Högkostnadsskydd</Trans>, isCurrent: view === 'costProtection' },
  ];
  return <PageNav label={t`Recept och högkostnadsskydd`} pages={pages} isLined />;
}
