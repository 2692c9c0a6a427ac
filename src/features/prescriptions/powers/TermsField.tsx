import { Trans } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/form/Checkbox';

export function TermsField() {
  return (
    <Checkbox name="terms" value="accepted">
      <Trans>Jag godkänner villkoren för fullmakter</Trans>
    </Checkbox>
  );
}
