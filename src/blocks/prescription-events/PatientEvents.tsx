import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PatientRef } from '../../api/expedition/patient';
import { eventsQuery } from '../../api/expedition/queries';
import { byUrgency } from '../../domain/prescription-event';
import { Button } from '../../ui/button/Button';
import { EventLinks } from './EventLinks';
import * as styles from './PrescriptionEvents.css';

const shownAtFirst = 3;

/** What there is to know about a patient; nothing while it loads, if there is nothing, or if it cannot be read. */
export function PatientEvents({ patient }: { patient: PatientRef }) {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const { data = [] } = useQuery(eventsQuery(patient));
  const events = byUrgency(data.filter(({ kind }) => kind !== 'unknown'));
  const count = events.length;
  if (count === 0) return null;
  const shown = isWhole ? events : events.slice(0, shownAtFirst);
  return (
    <section className={styles.events} aria-labelledby="recept-notiser">
      <h2 id="recept-notiser" className={styles.title}>
        <Trans>Notiser</Trans>
      </h2>
      <EventLinks events={shown.map((each) => ({ ...each, of: patient }))} grouped={false} label={t`Notiser`} />
      {count > shownAtFirst && (
        <Button variant="tertiary" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? <Trans>Visa färre notiser</Trans> : <Trans>Visa alla {count} notiser</Trans>}
        </Button>
      )}
    </section>
  );
}
