import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo, useRef } from 'react';
import type { PatientRef } from '../../../api/expedition/patient';
import { focusNew } from '../../../blocks/focus-new/focus-new';
import { limits } from '../../../domain/limits';
import type { Prescription } from '../../../domain/prescription';
import {
  type Context,
  expiringSoon,
  isExpired,
  isShown,
  type Sorting,
  sortings,
  sortPrescriptions,
} from '../../../domain/prescription-states';
import { Checkbox } from '../../../ui/form/Checkbox';
import { Select } from '../../../ui/form/Select';
import { ShowMore } from '../../../ui/show-more/ShowMore';
import * as styles from '../Prescriptions.css';
import { ExpiringNotice } from './ExpiringNotice';
import { NoPrescriptions } from './NoPrescriptions';
import { PrescriptionItem } from './PrescriptionItem';
import { useListView } from './use-list-view';

interface PrescriptionListProps {
  prescriptions: readonly Prescription[];
  context: Context;
  pathOf: (prescription: Prescription) => string;
  patient: PatientRef;
}

const { perPage } = limits.prescriptions;

/** A patient's prescriptions: sorted, those that have expired on request, some at a time. */
export function PrescriptionList({ prescriptions, context, pathOf, patient }: PrescriptionListProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const [{ sorting: requested, withExpired, page }, setView] = useListView(patient);
  const { today } = context;
  const available = useMemo(() => prescriptions.filter((each) => isShown(each, today)), [prescriptions, today]);
  const ofAnimals = available.some(({ animal }) => animal !== null);
  const offered = sortings.filter((each) => ofAnimals || each !== 'animal');
  const sorting = offered.includes(requested) ? requested : sortings[0];
  const expired = available.filter((each) => isExpired(each, today));
  const listed = useMemo(() => {
    const chosen = available.filter((each) => withExpired || !isExpired(each, today));
    return sortPrescriptions(chosen, sorting, today);
  }, [available, withExpired, sorting, today]);
  // In slices: a phone's processor takes a while for that many.
  const shown = listed.slice(0, useDeferredValue(page) * perPage);
  const titles: Record<Sorting, string> = {
    prescribed: t`Senast förskrivet`,
    title: t`A till Ö`,
    expiry: t`Går ut först`,
    animal: t`Djur A till Ö`,
    medicine: t`Läkemedel A till Ö`,
  };

  function showMore(): void {
    focusNew(frame.current, shown.length, document.activeElement);
    setView({ page: page + 1 });
  }

  if (available.length === 0) return <NoPrescriptions patient={patient} />;
  return (
    <>
      <ExpiringNotice
        count={expiringSoon(available, context).length}
        isSorted={sorting === 'expiry'}
        onSort={() => setView({ sorting: 'expiry' })}
        ofAnimals={patient.kind === 'animal'}
      />
      <p className={styles.note}>
        <Trans>Frakten är fri för varor på recept.</Trans>
      </p>
      <div className={styles.controls}>
        <Select
          label={t`Sortera`}
          value={sorting}
          onChange={({ target }) => setView({ sorting: target.value as Sorting })}
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {titles[each]}
            </option>
          ))}
        </Select>
        {expired.length > 0 && (
          <Checkbox
            name="expired"
            checked={withExpired}
            onChange={({ target }) => setView({ withExpired: target.checked })}
          >
            <Plural
              value={expired.length}
              one="Visa # utgånget recept från de senaste 15 månaderna"
              other="Visa # utgångna recept från de senaste 15 månaderna"
            />
          </Checkbox>
        )}
      </div>
      {listed.length === 0 && (
        <p>
          <Trans>Alla recept har gått ut.</Trans>
        </p>
      )}
      <div ref={frame}>
        <ul className={styles.list} aria-label={t`Recept`}>
          {shown.map((each) => (
            <PrescriptionItem key={each.id} prescription={each} context={context} path={pathOf(each)} />
          ))}
        </ul>
      </div>
      {listed.length > perPage && (
        <ShowMore
          shown={shown.length}
          total={listed.length}
          summary={
            <Trans>
              Visar {shown.length} av {listed.length} recept
            </Trans>
          }
          label={<Trans>Visa fler</Trans>}
          onMore={showMore}
        />
      )}
    </>
  );
}
