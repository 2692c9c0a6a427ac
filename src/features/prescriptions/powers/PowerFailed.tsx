import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { failureOf } from '../../../api/errors';
import { SendFailed } from '../../../blocks/failure/SendFailed';
import { TooManyTries } from '../../../blocks/failure/TooManyTries';
import { Alert } from '../../../ui/alert/Alert';
import { hasChanged } from './has-changed';
import { isGone } from './is-gone';
import { refusedFields } from './refused-fields';

/** Shows that a change failed, unless it is shown at a field. */
export function PowerFailed({ error, title }: { error: unknown; title: ReactNode }) {
  if (!error || refusedFields(error)) return null;
  const explanation = explanationOf(error);
  if (!explanation) return <SendFailed failure={error} title={title} />;
  return (
    <Alert tone="error" title={title}>
      {explanation}
    </Alert>
  );
}

function explanationOf(error: unknown): ReactNode {
  if (failureOf(error)?.kind === 'tooMany') return <TooManyTries />;
  if (isGone(error)) {
    return (
      <Trans>Fullmakten har redan besvarats, tagits bort eller gått ut. Stäng rutan för att se hur det är nu.</Trans>
    );
  }
  return hasChanged(error) ? (
    <Trans>Fullmakten har ändrats sedan du öppnade rutan. Läs hur länge den gäller nu, och godkänn igen.</Trans>
  ) : null;
}
