import { Trans } from '@lingui/react/macro';
import { useOnline } from '../../../lib/use-online';
import { AnsweringAlert } from '../AnsweringAlert';
import type { Unsent } from '../unsent';

/** Why no slip was made. */
export function SlipNotMade({ failure, wasOffline }: Unsent) {
  const online = useOnline();
  if (!online) {
    return (
      <AnsweringAlert tone="error" title={<Trans>Du är inte uppkopplad</Trans>}>
        <Trans>Retursedeln är inte skapad än. Försök igen när du har nätverk.</Trans>
      </AnsweringAlert>
    );
  }
  if (wasOffline) {
    return (
      <AnsweringAlert tone="error" title={<Trans>Du är uppkopplad igen</Trans>}>
        <Trans>Retursedeln är inte skapad än. Försök igen.</Trans>
      </AnsweringAlert>
    );
  }
  return (
    <AnsweringAlert tone="error" title={<Trans>Retursedeln kunde inte skapas</Trans>}>
      {failure.kind === 'conflict' ? (
        <Trans>Något har ändrats sedan du öppnade sidan. Nu ser du hur det ligger till: välj igen.</Trans>
      ) : (
        <Trans>Försök igen om en stund. Skickar du två gånger blir det ändå bara en retursedel.</Trans>
      )}
    </AnsweringAlert>
  );
}
