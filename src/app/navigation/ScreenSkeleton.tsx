import { useLingui } from '@lingui/react/macro';

/** Announces that a screen is loading; the element around it reserves the space. */
export function ScreenSkeleton() {
  const { t } = useLingui();
  return <div role="status" aria-label={t`Sidan laddas`} />;
}
