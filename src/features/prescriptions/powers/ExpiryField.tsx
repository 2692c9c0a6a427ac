import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../ui/form/TextField';

export function ExpiryField({ defaultValue = '' }: { defaultValue?: string }) {
  const { t } = useLingui();
  return (
    <TextField
      name="expiryDate"
      type="date"
      label={t`Gäller till och med`}
      hint={t`Högst 4 år framåt`}
      defaultValue={defaultValue}
    />
  );
}
