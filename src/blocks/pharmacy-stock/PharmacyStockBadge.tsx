import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PharmacyStock } from '../../domain/pharmacy';
import { Badge } from '../../ui/badge/Badge';

const looks = {
  inStock: { text: msg`Finns i lager`, tone: 'success' },
  fewInStock: { text: msg`Få kvar i lager`, tone: 'warning' },
  hasSubstitutionInStock: { text: msg`Utbytbart läkemedel finns i lager`, tone: 'info' },
  outOfStock: { text: msg`Slut i lager`, tone: 'error' },
  unknown: { text: msg`Lagersaldo okänt`, tone: 'neutral' },
} as const satisfies Record<PharmacyStock, unknown>;

/** A pharmacy's stock of a product. */
export function PharmacyStockBadge({ stock }: { stock: PharmacyStock }) {
  const { i18n } = useLingui();
  const { text, tone } = looks[stock];
  return <Badge tone={tone}>{i18n._(text)}</Badge>;
}
