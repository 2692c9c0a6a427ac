import { useLingui } from '@lingui/react/macro';
import type { Rating } from '../../domain/product';
import { formatDecimal } from '../../i18n/format';
import { Stars } from '../../ui/stars/Stars';

/** Without `plural`: `src/i18n/README.md` says why. */
export function Grade({ rating: { average, count } }: { rating: Rating }) {
  const { t } = useLingui();
  const grade = formatDecimal(average);
  const number = formatDecimal(count);
  const label = count === 1 ? t`Betyg ${grade} av 5, 1 omdöme` : t`Betyg ${grade} av 5, ${number} omdömen`;
  return <Stars value={average} label={label} />;
}
