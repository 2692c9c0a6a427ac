import { Trans } from '@lingui/react/macro';
import type { PatientRef } from '../../../api/expedition/patient';
import { EmptyState } from '../../../blocks/empty-state/EmptyState';
import { paths } from '../../../routes/paths';

/** In place of an empty list. */
export function NoPrescriptions({ patient: { kind } }: { patient: PatientRef }) {
  const link = { href: paths.home(), title: <Trans>Till butiken</Trans> };
  if (kind === 'self') {
    return (
      <EmptyState title={<Trans>Du har inga recept</Trans>} link={link}>
        <Trans>Recept som skrivs ut till dig visas här så fort de har kommit in till E-hälsomyndigheten.</Trans>
      </EmptyState>
    );
  }
  if (kind === 'animal') {
    return (
      <EmptyState title={<Trans>Du har inga recept till djur</Trans>} link={link}>
        <Trans>Recept som en veterinär skriver ut till dina djur visas här så fort de har kommit in.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={<Trans>Det finns inga recept</Trans>} link={link}>
      <Trans>Nya recept visas här så fort de har kommit in till E-hälsomyndigheten.</Trans>
    </EmptyState>
  );
}
