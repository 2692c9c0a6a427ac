import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { draftQuery } from '../../api/page-data/draft';
import type { Page } from '../../api/page-data/schema';
import { FailureAlert } from '../../blocks/failure/FailureAlert';
import * as message from '../../blocks/not-found/NotFoundScreen.css';
import { CannotShow, PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { useTitle } from '../../blocks/use-title/use-title';
import { silenceTracking } from '../../telemetry/track';
import { ScreenSkeleton } from '../navigation/ScreenSkeleton';
import { pageScreen } from '../routes';
import * as styles from './PreviewScreen.css';

/** A page that is not published yet, for visitors with its address. Nothing on it is tracked. */
export function PreviewScreen({ path }: { path: string }) {
  const { t } = useLingui();
  const id = path.split('/')[2] ?? '';
  const { data, isPending, isError, refetch } = useQuery(draftQuery(id));
  useTitle(t`Förhandsgranskning`);
  useLayoutEffect(() => {
    silenceTracking(true);
    return () => silenceTracking(false);
  }, []);

  if (isPending) return <ScreenSkeleton />;
  if (isError)
    return (
      <div className={message.message}>
        <h1 className={message.heading}>
          <Trans>Förhandsgranskning</Trans>
        </h1>
        <FailureAlert onRetry={() => void refetch()} />
      </div>
    );
  if (data === null) return <Gone />;
  return (
    <>
      <Draft page={data.page} />
      <p className={styles.banner} role="note">
        <strong>
          <Trans>Förhandsgranskning</Trans>
        </strong>{' '}
        <Trans>Sidan är inte publicerad. Dela bara adressen med den som ska granska den.</Trans>
      </p>
    </>
  );
}

function Gone() {
  return (
    <div className={message.message}>
      <h1 className={message.heading}>
        <Trans>Utkastet finns inte</Trans>
      </h1>
      <p className={message.text}>
        <Trans>Adressen är fel, eller så har tiden gått ut. Be den som skickade den om en ny.</Trans>
      </p>
    </div>
  );
}

function Draft({ page }: { page: Page }) {
  const Screen = pageScreen(page.template).Component;
  return (
    <PartBoundary message={<CannotShow />} placeholder={<ScreenSkeleton />}>
      <Screen page={page} />
    </PartBoundary>
  );
}
