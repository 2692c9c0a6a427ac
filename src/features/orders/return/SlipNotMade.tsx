import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../../api/errors';
import { useOnline } from '../../../lib/use-online';
import { AnsweringAlert } from '../AnsweringAlert';

/** Why no slip was made. */
export function SlipNotMade({ failure }: { failure: Failure | null }) {
  const online = useOnline();
  if (!failure) return null;
  return (
    <AnsweringAlert
      tone="error"
      title={online ? <Trans>Retursedeln kunde inte skapas</Trans> : <Trans>Du är inte uppkopplad</Trans>}
    >
      {online ? whyOf(failure) : <Trans>Retursedeln är inte skapad än. Försök igen när du har nätverk.</Trans>}
    </AnsweringAlert>
  );
}

function whyOf(failure: Failure) {
  if (failure.kind === 'conflict') {
    return <Trans>Något har ändrats sedan du öppnade sidan. Nu ser du hur det ligger till: välj igen.</Trans>;
  }
  return <Trans>Försök igen om en stund. Skickar du två gånger blir det ändå bara en retursedel.</Trans>;
}
