import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { RangeFacet } from '../../api/elevate/schema';
import { Form } from '../../ui/form/Form';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/form/TextField';
import { regexp } from '../../ui/form/validators';
import * as styles from './FilterList.css';
import type { ListingAddress } from './listing-address';

interface PriceFacetProps {
  facet: RangeFacet;
  address: ListingAddress;
  onChange: (address: ListingAddress) => void;
}

/** As prices are written in the shop, too. */
const kronor = regexp(/^\d{1,6}([,.]\d{1,2})?$/);

const amountOf = (text: string) => Number(text.replace(',', '.'));

/** From and to, rounded to whole kronor; an empty field means the list's own minimum or maximum. */
export function PriceFacet({ facet, address, onChange }: PriceFacetProps) {
  const { t } = useLingui();
  const fields = useRef<HTMLDivElement>(null);
  const [from, to] = address.price ? [String(address.price.min), String(address.price.max)] : ['', ''];
  const lowest = Math.floor(facet.min ?? 0);
  const highest = Math.ceil(facet.max ?? 0);

  // A price that is removed elsewhere empties the fields too.
  useEffect(() => {
    const [min, max] = fields.current?.querySelectorAll('input') ?? [];
    if (min) min.value = from;
    if (max) max.value = to;
  }, [from, to]);

  function apply(values: Record<'min' | 'max', string>) {
    if (values.min.trim() === '' && values.max.trim() === '') return take(null);
    const typed = { min: Math.floor(amountOf(values.min)), max: Math.ceil(amountOf(values.max)) };
    const min = values.min.trim() === '' ? Math.min(lowest, typed.max) : typed.min;
    const max = values.max.trim() === '' ? Math.max(highest, min) : typed.max;
    return min > max ? { max: t`Högsta priset kan inte vara lägre än det lägsta` } : take({ min, max });
  }

  function take(next: ListingAddress['price']): undefined {
    onChange({ ...address, page: 1, price: next });
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{facet.label}</legend>
      <Form rules={{ min: [kronor], max: [kronor] }} onValid={apply}>
        <div className={styles.prices} ref={fields}>
          <TextField name="min" label={t`Lägst (kr)`} inputMode="decimal" maxLength={9} placeholder={String(lowest)} />
          <TextField name="max" label={t`Högst (kr)`} inputMode="decimal" maxLength={9} placeholder={String(highest)} />
        </div>
        <SubmitButton variant="secondary" wide>
          <Trans>Använd pris</Trans>
        </SubmitButton>
      </Form>
    </fieldset>
  );
}
