import { Trans } from '@lingui/react/macro';
import { formatDecimal } from '../../i18n/format';

/** `1 vara`, `12 varor`. Without `Plural`, which formats its number in a way that takes a slow phone too long to load. */
export function NumberOfProducts({ count }: { count: number }) {
  if (count === 1) return <Trans>1 vara</Trans>;
  const number = formatDecimal(count);
  return <Trans>{number} varor</Trans>;
}
