import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Availability, StockStatus } from '../../domain/product';
import * as styles from './AvailabilityText.css';

const texts = {
  inStock: msg`Finns i lager online`,
  outOfStock: msg`Slut i lager online`,
  discontinued: msg`Varan har utgått`,
  exceedsStock: msg`Så många finns inte i lager online`,
  missingPrice: msg`Varan saknar pris och kan inte köpas`,
  unknown: msg`Lagersaldo okänt`,
} satisfies Record<StockStatus, unknown>;

export function AvailabilityText({ availability }: { availability: Availability }) {
  const { i18n } = useLingui();
  const tone = availability.word === 'inStock' ? styles.product : styles.plain;
  return <p className={tone}>{i18n._(texts[availability.word])}</p>;
}
