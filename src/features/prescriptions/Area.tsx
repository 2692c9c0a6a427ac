import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { customerQuery } from '../../api/expedition/bag/queries';
import { AreaNav } from './AreaNav';
import { type AreaPage, areaPageAt, type Section } from './area-page';
import { Children } from './children/Children';
import { Lists } from './lists/Lists';
import { PatientPages } from './PatientPages';
import * as styles from './Prescriptions.css';
import { usePageHeading } from './page-heading';
import { Powers } from './powers/Powers';
import { RegisterUnavailable } from './RegisterUnavailable';
import { hasAccepted, termsOf } from './terms/accepted';
import { Terms } from './terms/Terms';
import { useFirstReads } from './use-first-reads';
import { Waiting } from './Waiting';

interface AreaProps {
  path: string;
  /** The customer has just signed in on this page: the sign-in that had the focus is gone. */
  takesFocus: boolean;
}

/** The area of who is signed in. Before the terms are accepted, the service refuses every other read. */
export function Area({ path, takesFocus }: AreaProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useFirstReads(path);
  const { data: customer, error, refetch } = useQuery(customerQuery(true));
  const page = areaPageAt(path);
  const name = usePageHeading();
  const titles: Record<Section, string> = {
    own: t`Mina recept`,
    children: t`Barn`,
    powers: t`Fullmakter`,
    animals: t`Djur`,
    lists: t`Listor`,
  };
  return (
    <div className={styles.page}>
      <AreaNav section={page.section} titles={titles} />
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {name ?? titles[page.section]}
      </h1>
      {content()}
    </div>
  );

  function content() {
    if (!customer && error) return <RegisterUnavailable onRetry={() => void refetch()} />;
    if (!customer) return <Waiting label={t`Dina recept hämtas`} />;
    const terms = termsOf(page);
    return hasAccepted(customer, terms) ? (
      <PageContent page={page} />
    ) : (
      <Terms key={terms} kind={terms} onAccepted={() => heading.current?.focus()} />
    );
  }
}

function PageContent({ page }: { page: AreaPage }) {
  if ('patient' in page) return <PatientPages page={page} />;
  if (page.section === 'children') return <Children />;
  return page.section === 'powers' ? <Powers /> : <Lists />;
}
