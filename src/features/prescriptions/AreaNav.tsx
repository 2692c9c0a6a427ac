import { useLingui } from '@lingui/react/macro';
import { PageNav } from '../../blocks/page-nav/PageNav';
import { currentArea } from '../../platform/mode/current-area';
import type { Section } from './area-page';

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
  const pages = (Object.keys(addresses) as Section[]).map((each) => ({
    href: addresses[each],
    title: titles[each],
    isCurrent: each === section,
  }));
  return <PageNav label={t`Receptsidor`} pages={pages} />;
}
