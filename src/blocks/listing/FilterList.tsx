import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Facet, TextFacet } from '../../api/elevate/schema';
import { Checkbox } from '../../ui/form/Checkbox';
import * as styles from './FilterList.css';
import { type ListingAddress, toggled } from './listing-address';
import { PriceFacet } from './PriceFacet';

export interface FilterListProps {
  facets: Facet[];
  address: ListingAddress;
  onChange: (address: ListingAddress) => void;
}

/** The facets of a list; each choice applies immediately. */
export function FilterList({ facets, address, onChange }: FilterListProps) {
  return facets.map((facet) =>
    facet.type === 'TEXT' ? (
      <Choices key={facet.id} facet={facet} address={address} onChange={onChange} />
    ) : (
      <PriceFacet key={facet.id} facet={facet} address={address} onChange={onChange} />
    ),
  );
}

/** Number of a facet's values shown without expanding it, in addition to the chosen ones. */
const fewValues = 8;

function Choices({ facet, address, onChange }: Omit<FilterListProps, 'facets'> & { facet: TextFacet }) {
  const { t } = useLingui();
  const valuesId = useId();
  const [all, setAll] = useState(false);
  const { id, label, values } = facet;
  const chosen = address.chosen[id] ?? [];
  const hasMore = values.length > fewValues + 1;
  const shown = all || !hasMore ? values : values.filter((value, n) => n < fewValues || chosen.includes(value.id));

  /** The focus moves to the first value that appears: the button is now below all of them. */
  function toggleAll(): void {
    const firstNew = values.findIndex((value) => !shown.includes(value));
    flushSync(() => setAll(!all));
    document.getElementById(valuesId)?.querySelectorAll('input')[firstNew]?.focus();
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div id={valuesId}>
        {shown.map((value) => (
          <Checkbox
            key={value.id}
            checked={chosen.includes(value.id)}
            onChange={() => onChange(toggled(address, id, value.id))}
          >
            {value.label} <span className={styles.count}>({value.count})</span>
          </Checkbox>
        ))}
      </div>
      {hasMore && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={all}
          aria-controls={valuesId}
          aria-label={all ? t`Visa färre: ${label}` : t`Visa alla (${values.length}): ${label}`}
          onClick={toggleAll}
        >
          {all ? <Trans>Visa färre</Trans> : <Trans>Visa alla ({values.length})</Trans>}
        </button>
      )}
    </fieldset>
  );
}
