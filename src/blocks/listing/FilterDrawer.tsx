import { Trans, useLingui } from '@lingui/react/macro';
import type { Facet, RangeFacet } from '../../api/elevate/schema';
import { Button } from '../../ui/button/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { Form } from '../../ui/form/Form';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/form/TextField';
import { Drawer } from '../../ui/modal/Drawer';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './Listing.css';
import { type ListingAddress, toggled } from './listing-address';

interface FilterDrawerProps {
  /** Undefined until the search service has answered. */
  facets: Facet[] | undefined;
  address: ListingAddress;
  total: number;
  onChange: (address: ListingAddress) => void;
  onClose: () => void;
}

/** The listing's facets; each choice counts at once. */
export function FilterDrawer({ facets, address, total, onChange, onClose }: FilterDrawerProps) {
  const { t } = useLingui();
  return (
    <Drawer
      title={t`Filtrera`}
      onClose={onClose}
      footer={
        <Button wide onClick={onClose}>
          <Trans>Visa {total} varor</Trans>
        </Button>
      }
    >
      {!facets && <Skeleton lines={12} />}
      {facets?.map((facet) =>
        facet.type === 'TEXT' ? (
          <fieldset key={facet.id} className={styles.group}>
            <legend className={styles.legend}>{facet.label}</legend>
            {facet.values.map((value) => (
              <Checkbox
                key={value.id}
                checked={address.chosen[facet.id]?.includes(value.id) ?? false}
                onChange={() => onChange(toggled(address, facet.id, value.id))}
              >
                {value.label} ({value.count})
              </Checkbox>
            ))}
          </fieldset>
        ) : (
          <PriceFacet key={facet.id} facet={facet} address={address} onChange={onChange} />
        ),
      )}
    </Drawer>
  );
}

interface PriceFacetProps {
  facet: RangeFacet;
  address: ListingAddress;
  onChange: (address: ListingAddress) => void;
}

function PriceFacet({ facet, address, onChange }: PriceFacetProps) {
  const { t } = useLingui();
  const lowest = Math.floor(facet.min ?? 0);
  const highest = Math.ceil(facet.max ?? 0);

  function apply(values: Record<'min' | 'max', string>): undefined {
    const min = Number(values.min || lowest);
    const max = Number(values.max || highest);
    if (Number.isInteger(min) && Number.isInteger(max) && min >= 0 && min <= max) {
      onChange({ ...address, page: 1, price: { min, max } });
    }
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{facet.label}</legend>
      <Form rules={{ min: [], max: [] }} onValid={apply}>
        <div className={styles.prices}>
          <TextField name="min" label={t`Lägst (kr)`} inputMode="numeric" placeholder={String(lowest)} />
          <TextField name="max" label={t`Högst (kr)`} inputMode="numeric" placeholder={String(highest)} />
          <SubmitButton>
            <Trans>Använd</Trans>
          </SubmitButton>
        </div>
      </Form>
    </fieldset>
  );
}
