import { Trans } from '@lingui/react/macro';
import { FailureAlert } from '../../blocks/failure/FailureAlert';

/** In place of what the national register could not give. */
export function RegisterUnavailable({ onRetry }: { onRetry: () => void }) {
  return <FailureAlert title={<Trans>Just nu kan vi inte visa dina recept</Trans>} onRetry={onRetry} />;
}
