import { useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { childrenQuery } from '../../api/expedition/children';
import { animals, type PatientRef, self } from '../../api/expedition/patient';
import { powersQuery } from '../../api/expedition/powers';
import { eventsQuery } from '../../api/expedition/queries';
import { actsFor } from '../../domain/acts-for';
import { byUrgency } from '../../domain/prescription-event';
import { EventLinks } from './EventLinks';

/** What there is to know about who is signed in and those whom this person acts for; nothing of what cannot be read. */
export function AllEvents({ withAnimals }: { withAnimals: boolean }) {
  const { t } = useLingui();
  const children = useQuery(childrenQuery()).data?.children ?? [];
  const powers = useQuery(powersQuery('receiver')).data ?? [];
  const patients: PatientRef[] = [
    self,
    ...actsFor(children, powers).map(({ patient }) => patient),
    ...(withAnimals ? [animals] : []),
  ];
  const events = useQueries({
    queries: patients.map((patient) => eventsQuery(patient)),
    combine: (results) =>
      byUrgency(
        results.flatMap(({ data = [] }, index) =>
          data.filter(({ kind }) => kind !== 'unknown').map((each) => ({ ...each, of: patients[index] ?? self })),
        ),
      ),
  });
  return events.length > 0 && <EventLinks events={events} grouped label={t`Notiser om recept`} />;
}
