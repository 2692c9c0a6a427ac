import { useLingui } from '@lingui/react/macro';
import { type Outline, ScreenOutline } from '../../ui/skeleton/ScreenOutline';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';

interface ScreenSkeletonProps {
  title?: string | undefined;
  outline?: Outline;
}

/** Announces that a screen is loading, under its title, and shows what it will resemble. */
export function ScreenSkeleton({ title, outline = 'text' }: ScreenSkeletonProps) {
  const { t } = useLingui();
  return (
    <>
      {title !== undefined && <h1 className={visuallyHidden}>{title}</h1>}
      <div role="status" aria-label={t`Sidan laddas`}>
        <ScreenOutline outline={outline} />
      </div>
    </>
  );
}
