import { useLingui } from '@lingui/react/macro';
import { Link } from '../../blocks/link/Link';
import { currentArea } from '../../platform/mode/current-area';
import type { Section } from './area-page';
import * as styles from './Prescriptions.css';

/** The parts of the area. */
export function AreaNav({ section, titles }: { section: Section; titles: Record<Section, string> }) {
  const { t } = useLingui();
  const area = currentArea();
  const addresses: Record<Section, string> = {
    own: area.prescriptions(),
    children: area.children(),
    powers: area.powersOfAttorney(),
    animals: area.animals(),
    lists: area.prescriptionLists(),
  };
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
