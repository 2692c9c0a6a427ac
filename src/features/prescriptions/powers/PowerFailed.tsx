import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { failureOf } from '../../../api/errors';
import { TooManyTries } from '../../../blocks/failure/TooManyTries';
import { TryLater } from '../../../blocks/failure/TryLater';
import { Alert } from '../../../ui/alert/Alert';
import { hasChanged } from './has-changed';
import { isGone } from './is-gone';
import { refusedFields } from './refused-fields';

/** Says that a change failed, unless it is said at a field. */
export function PowerFailed({ error, title }: { error: unknown; title: ReactNode }) {
  if (!error || refusedFields(error)) return null;
  return (
    <Alert tone="error" title={title}>
      {failureOf(error)?.kind === 'tooMany' ? (
        <TooManyTries />
      ) : isGone(error) ? (
        <Trans>Fullmakten har redan besvarats, tagits bort eller gått ut. Stäng rutan för att se hur det är nu.</Trans>
      ) : hasChanged(error) ? (
        <Trans>Fullmakten har ändrats sedan du öppnade rutan. Läs hur länge den gäller nu, och godkänn igen.</Trans>
      ) : (
        <TryLater />
      )}
    </Alert>
  );
}
