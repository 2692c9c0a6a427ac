import { useLingui } from '@lingui/react/macro';

/** Says that a screen is on its way; its place is held by the element around it. */
export function ScreenSkeleton() {
  const { t } = useLingui();
  return <div role="status" aria-label={t`Sidan laddas`} />;
}
