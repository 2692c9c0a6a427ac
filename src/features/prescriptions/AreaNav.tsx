import { useLingui } from '@lingui/react/macro';
import { Link } from '../../blocks/link/Link';
import { paths } from '../../routes/paths';
import type { Section } from './area-page';
import * as styles from './Prescriptions.css';

const addresses: Record<Section, string> = {
  own: paths.prescriptions(),
  children: paths.children(),
  powers: paths.powersOfAttorney(),
  animals: paths.animals(),
  lists: paths.prescriptionLists(),
};

/** The parts of the area. */
export function AreaNav({ section, titles }: { section: Section; titles: Record<Section, string> }) {
  const { t } = useLingui();
  return (
    <nav className={styles.nav} aria-label={t`Receptsidor`}>
      {(Object.keys(addresses) as Section[]).map((each) => (
        <Link
          key={each}
          className={styles.tab}
          href={addresses[each]}
          {...(each === section && { 'aria-current': 'page' as const })}
        >
          {titles[each]}
        </Link>
      ))}
    </nav>
  );
}
