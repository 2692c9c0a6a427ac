import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '../../api/expedition/bag/queries';
import { AreaNav } from './AreaNav';
import { type AreaPage, areaPageAt, type Section } from './area-page';
import { Children } from './children/Children';
import { Lists } from './lists/Lists';
import { PatientPages } from './PatientPages';
import * as styles from './Prescriptions.css';
import { Powers } from './powers/Powers';
import { RegisterUnavailable } from './RegisterUnavailable';
import { Terms } from './terms/Terms';
import { Waiting } from './Waiting';

/** The area of who is signed in. Before the terms are accepted, nothing is read. */
export function Area({ path }: { path: string }) {
  const { t } = useLingui();
  const { data: customer, error, refetch } = useQuery(customerQuery(true));
  const page = areaPageAt(path);
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
      <h1 className={styles.heading}>{titles[page.section]}</h1>
      {content()}
    </div>
  );

  function content() {
    if (!customer && error) return <RegisterUnavailable onRetry={() => void refetch()} />;
    if (!customer) return <Waiting label={t`Dina recept hämtas`} />;
    const terms = page.section === 'animals' ? 'animal' : 'customer';
    const isAccepted = terms === 'animal' ? customer.termsConfirmedAnimal : customer.termsConfirmedCustomer;
    return isAccepted ? <PageContent page={page} /> : <Terms kind={terms} />;
  }
}

function PageContent({ page }: { page: AreaPage }) {
  if ('patient' in page) return <PatientPages page={page} />;
  if (page.section === 'children') return <Children />;
  return page.section === 'powers' ? <Powers /> : <Lists />;
}
