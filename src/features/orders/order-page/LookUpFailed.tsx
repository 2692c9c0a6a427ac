import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../../api/errors';
import { TooManyTries } from '../../../blocks/failure/TooManyTries';
import { TryLater } from '../../../blocks/failure/TryLater';
import { useOnline } from '../../../lib/use-online';
import { AnsweringAlert } from '../AnsweringAlert';

/** Why no order could be looked up. A wrong contact is shown at its field. */
export function LookUpFailed({ failure }: { failure: Failure | null }) {
  const online = useOnline();
  if (!failure) return null;
  if (failure.kind === 'tooMany') {
    return (
      <AnsweringAlert tone="error">
        <TooManyTries />
      </AnsweringAlert>
    );
  }
  return (
    <AnsweringAlert
      tone="error"
      title={online ? <Trans>Beställningen kunde inte hämtas</Trans> : <Trans>Du är inte uppkopplad</Trans>}
    >
      {online ? <TryLater /> : <Trans>Försök igen när du har nätverk.</Trans>}
    </AnsweringAlert>
  );
}
