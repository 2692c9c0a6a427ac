import { useLingui } from '@lingui/react/macro';
import { type Outline, ScreenOutline } from '../../ui/skeleton/ScreenOutline';

interface ScreenSkeletonProps {
  title?: string | undefined;
  outline?: Outline;
}

/** Announces that a screen is loading, under its title if that is known, and shows what it will resemble. */
export function ScreenSkeleton({ title, outline = 'text' }: ScreenSkeletonProps) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Sidan laddas`}>
      <ScreenOutline title={title ?? t`Laddar …`} outline={outline} />
    </div>
  );
}
