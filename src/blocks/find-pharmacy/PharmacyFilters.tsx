import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import type { PharmacyPage } from '../../domain/pharmacy';
import { Accordion } from '../../ui/accordion/Accordion';
import { Checkbox } from '../../ui/form/Checkbox';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { FilterChips } from './FilterChips';
import * as styles from './find-pharmacy.css';
import { choicesOf, type FilterKind, type FinderState, filterKinds, isFiltered, toggled } from './finder-state';

interface PharmacyFiltersProps {
  /** Undefined until the service has answered. */
  choices: PharmacyPage | undefined;
  state: FinderState;
  onChange: (state: FinderState) => void;
  /** The last chosen filter was removed, and with it the button that had the focus. */
  onEmptied: () => void;
}

const legends = {
  bookableServices: msg`Tjänster att boka`,
  locationServices: msg`Service på apoteket`,
  languages: msg`Språk förutom svenska`,
} satisfies Record<FilterKind, unknown>;

/** Services and languages to choose; each choice applies immediately. */
export function PharmacyFilters({ choices, state, onChange, onEmptied }: PharmacyFiltersProps) {
  const { i18n } = useLingui();
  // Folded away or not, they are rendered after the pharmacies that came with them.
  const shown = useDeferredValue(choices);
  return (
    <div className={styles.filters}>
      <div data-screen-only>
        <Accordion title={<Trans>Filtrera på tjänster och språk</Trans>}>
          {shown ? (
            <div className={styles.filterGroups}>
              {filterKinds.map((kind) => (
                <fieldset key={kind} className={styles.filterGroup}>
                  <legend className={styles.legend}>{i18n._(legends[kind])}</legend>
                  {choicesOf(shown, kind).map(({ id, name, count }) => (
                    <Checkbox
                      key={id}
                      checked={state.filters[kind].includes(id)}
                      onChange={() => onChange(toggled(state, kind, id))}
                    >
                      {name} <span className={styles.count}>({count})</span>
                    </Checkbox>
                  ))}
                </fieldset>
              ))}
            </div>
          ) : (
            <Skeleton lines={6} />
          )}
        </Accordion>
      </div>
      {isFiltered(state) && (
        <FilterChips
          nameOf={(kind, id) => choices && choicesOf(choices, kind).find((choice) => choice.id === id)?.name}
          state={state}
          onChange={onChange}
          onEmptied={onEmptied}
        />
      )}
    </div>
  );
}
