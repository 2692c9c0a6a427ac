import { Trans } from '@lingui/react/macro';
import { TooManyTries } from '../../../blocks/failure/TooManyTries';
import { TryLater } from '../../../blocks/failure/TryLater';
import { useOnline } from '../../../lib/use-online';
import { AnsweringAlert } from '../AnsweringAlert';
import type { Unsent } from '../unsent';

/** Why no order could be looked up. A wrong contact is shown at its field. */
export function LookUpFailed({ failure, wasOffline }: Unsent) {
  const online = useOnline();
  if (failure.kind === 'tooMany') {
    return (
      <AnsweringAlert tone="error">
        <TooManyTries />
      </AnsweringAlert>
    );
  }
  if (!online) {
    return (
      <AnsweringAlert tone="error" title={<Trans>Du är inte uppkopplad</Trans>}>
        <Trans>Försök igen när du har nätverk.</Trans>
      </AnsweringAlert>
    );
  }
  if (wasOffline) {
    return (
      <AnsweringAlert tone="error" title={<Trans>Du är uppkopplad igen</Trans>}>
        <Trans>Beställningen är inte hämtad än. Försök igen.</Trans>
      </AnsweringAlert>
    );
  }
  return (
    <AnsweringAlert tone="error" title={<Trans>Beställningen kunde inte hämtas</Trans>}>
      <TryLater />
    </AnsweringAlert>
  );
}
