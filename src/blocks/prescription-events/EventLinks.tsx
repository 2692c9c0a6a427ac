import { Link } from '../link/Link';
import { EventText } from './EventText';
import { type EventGroup, groupEvents, type PatientEvent } from './event-groups';
import { eventPath } from './event-path';
import * as styles from './PrescriptionEvents.css';

/** Each event as a link to what it is about. `grouped`: several prescriptions of a patient are one line. */
export function EventLinks({
  events,
  grouped,
  label,
}: {
  events: readonly PatientEvent[];
  grouped: boolean;
  label: string;
}) {
  const groups: EventGroup[] = grouped ? groupEvents(events) : events.map((first) => ({ first, count: 1 }));
  return (
    <ul className={styles.links} aria-label={label}>
      {groups.map((group) => {
        const { kind, of, about } = group.first;
        const href = eventPath(group);
        return (
          href !== null && (
            <li key={JSON.stringify([kind, of, about])}>
              <Link className={styles.link} href={href}>
                <EventText group={group} />
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
