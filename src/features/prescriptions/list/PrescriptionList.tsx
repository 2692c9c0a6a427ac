import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EmptyState } from '../../../blocks/empty-state/EmptyState';
import { limits } from '../../../domain/limits';
import type { Prescription } from '../../../domain/prescription';
import {
  type Context,
  expiringSoon,
  isExpired,
  isShown,
  type Sorting,
  sortPrescriptions,
} from '../../../domain/prescription-states';
import { paths } from '../../../routes/paths';
import { Checkbox } from '../../../ui/form/Checkbox';
import { Select } from '../../../ui/form/Select';
import { ShowMore } from '../../../ui/show-more/ShowMore';
import * as styles from '../Prescriptions.css';
import { ExpiringNotice } from './ExpiringNotice';
import { PrescriptionItem } from './PrescriptionItem';

interface PrescriptionListProps {
  prescriptions: readonly Prescription[];
  context: Context;
  pathOf: (prescription: Prescription) => string;
  /** Animals' prescriptions are sorted by animal, too. */
  ofAnimals?: boolean;
}

const { perPage } = limits.prescriptions;

/** A patient's prescriptions: sorted, those that have expired on request, some at a time. */
export function PrescriptionList({ prescriptions, context, pathOf, ofAnimals = false }: PrescriptionListProps) {
  const { t } = useLingui();
  const [sorting, setSorting] = useState<Sorting>('prescribed');
  const [withExpired, setWithExpired] = useState(false);
  const [count, setCount] = useState<number>(perPage);
  const kept = prescriptions.filter((each) => isShown(each, context.today));
  const expired = kept.filter((each) => isExpired(each, context.today));
  const listed = sortPrescriptions(
    kept.filter((each) => withExpired || !isExpired(each, context.today)),
    sorting,
  );
  const shown = listed.slice(0, count);
  const titles: Record<Sorting, string> = {
    prescribed: t`Senast förskrivet`,
    title: t`A till Ö`,
    expiry: t`Går ut först`,
    animal: t`Djur A till Ö`,
    medicine: t`Läkemedel A till Ö`,
  };
  const offered = (Object.keys(titles) as Sorting[]).filter((each) => ofAnimals || each !== 'animal');

  if (kept.length === 0) {
    return (
      <EmptyState
        title={<Trans>Du har inga recept</Trans>}
        link={{ href: paths.home(), title: <Trans>Till butiken</Trans> }}
      >
        <Trans>Recept som skrivs ut till dig visas här så fort de har kommit in till E-hälsomyndigheten.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <ExpiringNotice
        count={expiringSoon(kept, context).length}
        isSorted={sorting === 'expiry'}
        onSort={() => setSorting('expiry')}
      />
      <p className={styles.note}>
        <Trans>Frakten är fri för varor på recept.</Trans>
      </p>
      <div className={styles.controls}>
        <Select label={t`Sortera`} value={sorting} onChange={({ target }) => setSorting(target.value as Sorting)}>
          {offered.map((each) => (
            <option key={each} value={each}>
              {titles[each]}
            </option>
          ))}
        </Select>
        {expired.length > 0 && (
          <Checkbox name="expired" checked={withExpired} onChange={({ target }) => setWithExpired(target.checked)}>
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
          <Trans>Alla dina recept har gått ut.</Trans>
        </p>
      )}
      <ul className={styles.list} aria-label={t`Recept`}>
        {shown.map((each) => (
          <PrescriptionItem key={each.id} prescription={each} context={context} path={pathOf(each)} />
        ))}
      </ul>
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
          onMore={() => setCount((before) => before + perPage)}
        />
      )}
    </>
  );
}
