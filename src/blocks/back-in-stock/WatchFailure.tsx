import { Trans } from '@lingui/react/macro';
import { Alert } from '../../ui/alert/Alert';
import { TooManyTries } from '../failure/TooManyTries';
import { Announcement } from './Announcement';
import type { Failed } from './use-watch';

/** Why the last action failed. A field's own error is shown at the field. */
export function WatchFailure({ failed }: { failed: Failed | null }) {
  if (failed === null || failed.failure.kind === 'validation') return null;
  if (failed.failure.kind === 'tooMany') {
    return (
      <Alert key={failed.number} tone="error">
        <Announcement>
          <TooManyTries />
        </Announcement>
      </Alert>
    );
  }
  const isBack = failed.failure.kind === 'conflict' && failed.failure.code === 'IN_STOCK';
  return (
    <Alert key={failed.number} tone={isBack ? 'info' : 'error'}>
      <Announcement>
        {isBack ? (
          <Trans>Varan är redan tillbaka i lager. Ladda om sidan för att köpa den.</Trans>
        ) : (
          <Trans>Tyvärr, något gick fel. Försök gärna igen eller kontakta oss om felet kvarstår.</Trans>
        )}
      </Announcement>
    </Alert>
  );
}
