import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { powersQuery, receivedPowerQuery } from '../../../api/expedition/powers';
import { waitsForMinor } from '../../../domain/power-of-attorney';
import { formatLongDate } from '../../../i18n/format';
import { currentArea } from '../../../platform/mode/current-area';
import * as styles from '../Prescriptions.css';
import { isNotFound } from './is-not-found';
import { NoAccess } from './NoAccess';
import { useAccessCheck } from './use-access-check';

/** The pages of who has given a power of attorney, below the giver's name, while it holds. */
export function GiverAccess({ id, children }: { id: string; children: ReactNode }) {
  const queries = useQueryClient();
  const query = receivedPowerQuery(id);
  const { data: power, error } = useQuery({
    ...query,
    placeholderData: () =>
      queries.getQueryData(powersQuery('receiver').queryKey)?.powerOfAttorneyItems.find((each) => each.id === id),
  });
  useAccessCheck(query.queryKey);
  const patient = { kind: 'giver', id } as const;
  const link = { href: currentArea().powersOfAttorney(), title: <Trans>Till fullmakterna</Trans> };
  if (isNotFound(error)) {
    return (
      <NoAccess patient={patient} link={link} title={<Trans>Fullmakten gäller inte längre</Trans>}>
        <Trans>Den har tagits bort eller gått ut. Du ser inte längre recepten.</Trans>
      </NoAccess>
    );
  }
  if (power && power.status !== 'approved') {
    return (
      <NoAccess patient={patient} link={link} title={<Trans>Fullmakten väntar på godkännande</Trans>}>
        {waitsForMinor(power) ? (
          <Trans>
            Du ser recepten för {power.giver.firstName} när {power.giver.firstName} också har godkänt fullmakten.
          </Trans>
        ) : (
          <Trans>Du ser {power.giver.firstName}s recept när du har godkänt fullmakten.</Trans>
        )}
      </NoAccess>
    );
  }
  return (
    <>
      <h2 className={styles.title}>
        {power ? <Trans>Recept för {power.giver.firstName}</Trans> : <Trans>Givarens recept</Trans>}
      </h2>
      {power && (
        <p className={styles.note}>
          <Trans>Fullmakten gäller till och med {formatLongDate(power.expiryDate)}.</Trans>
        </p>
      )}
      {children}
    </>
  );
}
