import { Trans, useLingui } from '@lingui/react/macro';
import { FailureAlert } from '../../blocks/failure/FailureAlert';
import * as styles from '../../blocks/not-found/NotFoundScreen.css';
import { useTitle } from '../../blocks/use-title/use-title';

/** In place of a screen whose page failed (500), or whose files or rendering failed. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  useTitle(t`Någonting gick fel`);
  return (
    <div className={styles.message}>
      <h1 className={styles.heading}>
        <Trans>Någonting gick fel</Trans>
      </h1>
      <FailureAlert onRetry={onRetry} />
    </div>
  );
}
