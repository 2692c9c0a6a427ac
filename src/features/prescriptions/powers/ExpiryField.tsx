import { useLingui } from '@lingui/react/macro';
import { latestExpiry } from '../../../domain/power-of-attorney';
import { TextField } from '../../../ui/form/TextField';
import { today } from './today';

export function ExpiryField({ defaultValue = '' }: { defaultValue?: string }) {
  const { t } = useLingui();
  return (
    <TextField
      name="expiryDate"
      type="date"
      label={t`Gäller till och med`}
      hint={t`Högst 4 år framåt`}
      min={today()}
      max={latestExpiry(today())}
      defaultValue={defaultValue}
    />
  );
}
