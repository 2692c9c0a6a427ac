import { useLingui } from '@lingui/react/macro';
import { mobileAsWritten } from '../../domain/mobile-number';
import { TextField } from '../../ui/form/TextField';

interface ContactFieldsProps {
  email?: string | null;
  mobile?: string | null;
  /** Only customer service can add an address again after it was removed. */
  withoutEmail?: boolean;
}

export function ContactFields({ email, mobile, withoutEmail = false }: ContactFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      {!withoutEmail && (
        <TextField
          name="email"
          label={t`E-post`}
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={email ?? ''}
        />
      )}
      <TextField
        name="mobile"
        label={t`Mobilnummer (valfritt)`}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        defaultValue={mobile === null || mobile === undefined ? '' : mobileAsWritten(mobile)}
      />
    </>
  );
}
