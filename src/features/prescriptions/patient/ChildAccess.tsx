import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { childQuery, childrenQuery } from '../../../api/expedition/children';
import { currentArea } from '../../../platform/mode/current-area';
import * as styles from '../Prescriptions.css';
import { isNotFound } from './is-not-found';
import { NoAccess } from './NoAccess';
import { useAccessCheck } from './use-access-check';

/** A child's pages below its name, while the law lets its guardian see them. */
export function ChildAccess({ id, children }: { id: string; children: ReactNode }) {
  const queries = useQueryClient();
  const query = childQuery(id);
  const { data: child, error } = useQuery({
    ...query,
    placeholderData: () => queries.getQueryData(childrenQuery().queryKey)?.children.find((each) => each.id === id),
  });
  useAccessCheck(query.queryKey);
  const patient = { kind: 'child', id } as const;
  const link = { href: currentArea().children(), title: <Trans>Till listan över barn</Trans> };
  if (isNotFound(error)) {
    return (
      <NoAccess patient={patient} link={link} title={<Trans>Barnet finns inte i din lista</Trans>}>
        <Trans>Du kan lägga till barnet med personnummer, om du är vårdnadshavare och barnet är under 18 år.</Trans>
      </NoAccess>
    );
  }
  if (child?.hiddenByAge) {
    return (
      <NoAccess patient={patient} link={link} title={<Trans>{child.firstName}s recept är dolda</Trans>}>
        <Trans>
          {child.firstName} har fyllt 13 år. Från den dagen visas recepten enligt lag inte för vårdnadshavare.
        </Trans>
      </NoAccess>
    );
  }
  return (
    <>
      <h2 className={styles.title}>
        {child ? <Trans>Recept för {child.firstName}</Trans> : <Trans>Barnets recept</Trans>}
      </h2>
      <p className={styles.note}>
        <Trans>Läkemedel inom högkostnadsskyddet är gratis för den som är under 18 år.</Trans>
      </p>
      {children}
    </>
  );
}
